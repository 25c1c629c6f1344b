import { Button, type ButtonProps } from "@ministry/shared-ui";

export interface NamedButtonProps {
  label: string;
  /** Accessible name: says of what, which the label alone does not. */
  name: string;
  variant?: ButtonProps["variant"];
  onClick: () => void;
}

/** A small button beside one entry of a list. */
export const NamedButton = ({ label, name, variant = "quiet", onClick }: NamedButtonProps) => (
  <Button size="small" variant={variant} aria-label={name} onClick={onClick}>
    {label}
  </Button>
);
