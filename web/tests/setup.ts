import { speak } from "$lib/text/text.svelte";

// happy-dom has no animations: they end as they begin.
Element.prototype.animate = () => ({}) as Animation;

await speak("en");
