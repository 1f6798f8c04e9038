import "@fontsource-variable/fredoka";
import "@fontsource-variable/nunito";
import { mount } from "svelte";
import "./app.css";
import "./dark.css";
import App from "./App.svelte";
import { startOfflineApp } from "./offline/start.ts";
import { isOfflineApp } from "./router.svelte.ts";

if (isOfflineApp) startOfflineApp();
// In a separate task, because evaluating all these scripts is already a long task on a slow device.
setTimeout(() => mount(App, { target: document.getElementById("house")! }));
