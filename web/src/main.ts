import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { startRouter } from "./app/router.svelte";
import { preferences } from "./preferences/preferences.svelte";
import { speak } from "./text/text.svelte";

startRouter();
await speak(preferences.language);
mount(App, { target: document.body });
