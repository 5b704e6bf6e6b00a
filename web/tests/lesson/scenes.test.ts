import { beforeEach, describe, expect, it, vi } from "vitest";
import { saveStep, savedStep } from "$lib/lesson/progress";
import { SceneState } from "$lib/lesson/scene.svelte";
import {
  LEARNER,
  momentBefore,
  NUM_STEPS,
  numberOf,
  placeOf,
  SCENES,
  wayOf,
  type Scene,
} from "$lib/lesson/scenes";
import { hasText, needTexts } from "$lib/text/text.svelte";
import { rules } from "../fixtures";

function sceneOf(name: string): Scene {
  const found = SCENES.find(({ steps }) => steps.some((step) => step.name === name));
  if (!found) throw new Error(`no scene has a step ${name}`);
  return found;
}

/** Acts, and waits until all is to be seen. */
async function act(state: SceneState, actions: readonly string[]): Promise<void> {
  state.act(actions);
  await vi.waitUntil(() => !state.film.isPlaying);
}

/** Does what the script wants, in the first way. */
async function playThrough(scene: Scene): Promise<SceneState> {
  const state = new SceneState(scene, rules, 0);
  for (const step of scene.steps) {
    expect(state.step?.name).toBe(step.name);
    const mine = step.moves.filter(({ seat }) => seat === LEARNER);
    for (const move of mine) await act(state, move.ways[0]?.actions ?? []);
    if (mine.length === 0) state.next();
  }
  return state;
}

describe("the steps of the lesson", () => {
  it("are counted through all scenes", () => {
    expect(placeOf(0)).toEqual({ scene: 0, step: 0 });
    expect(placeOf(NUM_STEPS)).toBeNull();
    for (let number = 0; number < NUM_STEPS; number++) {
      const place = placeOf(number);
      expect(place && numberOf(place)).toBe(number);
    }
  });

  it("are told in words", async () => {
    await needTexts("lesson");
    for (const { name } of SCENES.flatMap(({ steps }) => steps))
      for (const part of ["", ".text", ".task"])
        expect(hasText(`lesson-${name}${part}`), `lesson-${name}${part}`).toBe(true);
  });

  it("begin where the one before ended", () => {
    const scene = sceneOf("draw");
    expect(momentBefore(scene, 0)).toBe(scene.start);
    expect(momentBefore(scene, 1).view.areas.A).toEqual(["S1"]);
  });

  it("accept cards in whatever order they were chosen", () => {
    const move = sceneOf("inspiration").steps[0]?.moves[1];
    expect(move && wayOf(move, ["recall R1", "recall M1"])?.actions).toHaveLength(2);
    expect(move && wayOf(move, ["recall M1"])).toBeNull();
  });
});

describe("a scene", () => {
  it("can be played from beginning to end", async () => {
    for (const scene of SCENES) {
      const state = await playThrough(scene);
      expect(state.isLastStep && state.isStepDone).toBe(true);
    }
  });

  it("goes on by itself when a step is done, and the rival answers", async () => {
    const state = new SceneState(sceneOf("play"), rules, 0);
    await act(state, ["play S1"]);
    expect([state.step?.name, state.verdict]).toEqual(["draw", "right"]);
    await act(state, ["end"]);
    expect(state.step?.name).toBe("rival");
    expect(state.shown?.view?.areas.B).toEqual(["M1"]);
    expect(state.isStepDone).toBe(true);
  });

  it("does not play what is not in the script, and says so", async () => {
    const state = new SceneState(sceneOf("play"), rules, 0);
    await act(state, ["play M1"]);
    expect(state.verdict).toBe("wrong");
    expect(state.shown?.view?.areas.A).toEqual([]);
    await act(state, ["play S1"]);
    expect(state.verdict).toBe("right");
  });

  it("lights what leads on, unless the learner is free to choose", async () => {
    expect(new SceneState(sceneOf("attack"), rules, 1).hint?.action).toBe("attack S");
    const free = new SceneState(sceneOf("inquisition"), rules, 0);
    expect(free.hint?.action).toBe("inquisition B");
    await act(free, ["inquisition B"]);
    expect(free.hint).toBeNull();
  });

  it("can be entered in the middle", () => {
    const state = new SceneState(sceneOf("once"), rules, 2);
    expect(state.shown?.view?.used.permanent).toEqual(["S"]);
    expect([state.isStepDone, state.isTask]).toEqual([true, false]);
  });
});

describe("the progress", () => {
  beforeEach(() => localStorage.clear());

  it("is kept", () => {
    expect(savedStep()).toBe(0);
    saveStep(7);
    expect(savedStep()).toBe(7);
  });

  it("is never out of the lesson, whatever was kept", () => {
    for (const [kept, step] of [
      ["900", NUM_STEPS],
      ["-3", 0],
      ["x", 0],
      ["2.5", 0],
    ] as const) {
      localStorage.setItem("lesson", kept);
      expect(savedStep()).toBe(step);
    }
  });
});
