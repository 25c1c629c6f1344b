import { Button, useIsLite } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import { liteTexts } from "../content/lite.ts";

/**
 * Stands around the fields by which a list is searched, narrowed or sorted. Where no script runs it is a form that
 * the site's server answers, the fields' names being those of the address; elsewhere the fields answer by themselves.
 */
export function ToolsForm({ children }: { children: ReactNode }) {
  const isLite = useIsLite();
  if (!import.meta.env.SSR || !isLite) return children;
  return (
    <form className="lite-form" method="get">
      {children}
      <Button type="submit">{liteTexts.show}</Button>
    </form>
  );
}
