import type { Project } from "@ministry/api-client";
import { Button, Icon } from "@ministry/shared-ui";
import { useEffect, useRef } from "react";
import { mapTexts } from "../../../content/records/project-map.ts";
import { ProjectRows } from "../list/project-rows.tsx";
import type { MapCluster } from "./map-marks.tsx";
import css from "./project-map.module.css";

interface ChosenProjectsProps {
  /** The cluster that was chosen. Another one takes the focus; a narrowed list of its projects does not. */
  chosen: MapCluster;
  projects: readonly Project[];
  onClose: () => void;
}

/** What was chosen on the map: one project, or those that are at one place. Takes the focus; Escape closes it. */
export function ChosenProjects({ chosen, projects, onClose }: ChosenProjectsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [chosen]);
  return (
    <section
      className={css.chosen}
      aria-label={mapTexts.here(projects.length)}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <div className={css.chosenHead}>
        <h3 ref={heading} tabIndex={-1}>
          {mapTexts.here(projects.length)}
        </h3>
        <Button variant="quiet" size="small" onClick={onClose}>
          <Icon name="close" /> {mapTexts.close}
        </Button>
      </div>
      <ProjectRows projects={projects} />
    </section>
  );
}
