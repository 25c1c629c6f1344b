import { afterFirstPaint } from "../turns.ts";

// Imported first: the content of the HTML is shown before the processor is kept busy with the rest of the bundle. On
// a later visit the scripts are there before the page was drawn once.
if (document.getElementById("root")?.firstElementChild) await afterFirstPaint();
