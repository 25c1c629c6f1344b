import type { Stage } from "../../departments/stages.ts";

export const stageNames: Readonly<Record<Stage, string>> = {
  "Implementation Stage": "مرحلة التنفيذ",
  "Tendering Stage": "مرحلة طرح المناقصة",
  "Design Stage": "مرحلة التصميم",
  "Installation Phase": "مرحلة التركيب",
};
