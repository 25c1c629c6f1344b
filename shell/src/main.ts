import "@ministry/shared-ui/base.css";
import "./app/after-first-paint.ts";
import { startApp } from "./start-app.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");

// Not waited for: what it loads imports the chunk that this module is in.
void startApp(root);
