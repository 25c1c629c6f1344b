import type { Stage } from "../../departments/stages.ts";

export const stageNames: Readonly<Record<Stage, string>> = {
  "Implementation Stage": "Marxaladda fulinta",
  "Tendering Stage": "Marxaladda qandaraaska",
  "Design Stage": "Marxaladda naqshadaynta",
  "Installation Phase": "Wejiga rakibaadda",
};
