import { ClearButton, type ClearButtonProps } from "./clear-button.tsx";
import { SubmitButton, type SubmitButtonProps } from "./form-frame.tsx";

/** The actions of a form for something new: send it, or empty it. */
export const CreateActions = ({ form, ...texts }: SubmitButtonProps & ClearButtonProps) => (
  <>
    <SubmitButton form={form} {...texts} />
    <ClearButton form={form} />
  </>
);
