/** Short messages that come and go. */

export interface Notice {
  id: number;
  text: string;
  tone: "plain" | "bad";
}

const SHOWN_FOR = 5000;

let lastId = 0;
let current = $state.raw<readonly Notice[]>([]);

export const notices = {
  get current() {
    return current;
  },
};

export function notify(text: string, tone: Notice["tone"] = "plain"): void {
  const notice = { id: ++lastId, text, tone };
  current = [...current.filter((it) => it.text !== text), notice];
  setTimeout(() => dismiss(notice.id), SHOWN_FOR);
}

export function dismiss(id: number): void {
  current = current.filter((notice) => notice.id !== id);
}
