import "@fontsource-variable/fredoka";
import "@fontsource-variable/nunito";
import { mount } from "svelte";
import "./app.css";
import "./dark.css";
import App from "./App.svelte";
import { begin } from "./pocket/begin.ts";
import { inPocket } from "./router.svelte.ts";

if (inPocket) begin();
mount(App, { target: document.getElementById("house")! });
