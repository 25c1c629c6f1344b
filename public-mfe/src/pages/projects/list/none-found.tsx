import { EmptyState, LinkButton } from "@ministry/shared-ui";
import { findingTexts } from "../../../content/records/project-finding.ts";
import { projectTexts } from "../../../content/records/projects.ts";
import type { FoundProjects } from "./use-found-projects.ts";

/** Search and filters leave no project: what was asked for can be given up, and everything shown again. */
export function NoneFound({ result: { tools, filters } }: { result: FoundProjects }) {
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <EmptyState text={isFiltered ? findingTexts.noneFound : projectTexts.noneFound}>
      {isFiltered && tools.typed !== "" && (
        <LinkButton
          variant="secondary"
          to={`?${new URLSearchParams({ q: tools.typed })}`}
          replace
          preventScrollReset
        >
          {findingTexts.withoutFilters}
        </LinkButton>
      )}
      <LinkButton variant="secondary" to="?" replace preventScrollReset>
        {projectTexts.showAll}
      </LinkButton>
    </EmptyState>
  );
}
