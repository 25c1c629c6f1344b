import { Button, useIsLite } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import { liteTexts } from "../content/site/lite.ts";

interface ToolsFormProps {
  className?: string;
  /** What the lite edition's button says; “Show” when left out. */
  submit?: string;
  children: ReactNode;
}

/**
 * Stands around the fields by which a list is searched, narrowed or sorted: a form that the site's server answers
 * where no script runs or none has come yet, the fields' names being those of the address. Afterwards the fields
 * answer by themselves.
 */
export function ToolsForm({ className, submit, children }: ToolsFormProps) {
  const isLite = useIsLite();
  if (import.meta.env.SSR && isLite)
    return (
      <form
        className={`lite-tools ${className ?? "lite-form"}`}
        role="search"
        aria-label={liteTexts.tools}
        method="get"
      >
        {children}
        <Button type="submit">{submit ?? liteTexts.show}</Button>
      </form>
    );
  return (
    <form className={className} role="search" method="get" onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
