import "@ministry/shared-ui/base.css";
import "./app/after-first-paint.ts";
import { startApp } from "./start-app.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");

await startApp(root);
