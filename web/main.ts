import "@fontsource-variable/fredoka";
import "@fontsource-variable/nunito";
import { mount } from "svelte";
import "./app.css";
import "./dark.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("house")! });
