/**
 * All of second factors in one: whoever needs one of them loads this by itself, and nobody else pays for it. Import it
 * with `import()` alone.
 */
export { SecondFactorSection } from "./set-up/second-factor-section.tsx";
export { SecondStep } from "./proof/second-step.tsx";
export { StepUpDialog } from "./proof/step-up-dialog.tsx";
