import { addIcons, Button, Icon, pagePaths } from "@ministry/shared-ui";
import { mapTexts } from "../../../content/records/project-map.ts";
import { isOnMap } from "../projection.ts";
import css from "./near-me.module.css";
import type { Nearness, useNearMe } from "./use-near-me.ts";

addIcons(pagePaths);

const { near: texts } = mapTexts;

/** Sorts by distance from the device, or says why it can't. */
export function NearMe({ nearness, ask, stop }: ReturnType<typeof useNearMe>) {
  const isSorted = nearness.state === "found";
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        pending={nearness.state === "asking"}
        onClick={isSorted ? stop : ask}
      >
        <Icon name={isSorted ? "close" : "pin"} /> {isSorted ? texts.stop : texts.button}
      </Button>
      <p className={css.said} role="status">
        {sentenceOf(nearness)}
      </p>
    </>
  );
}

function sentenceOf(nearness: Nearness): string | undefined {
  if (nearness.state === "off") return undefined;
  if (nearness.state === "found") return isOnMap(nearness.from) ? texts.found : texts.outside;
  return texts[nearness.state];
}
