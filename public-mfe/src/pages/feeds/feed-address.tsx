import { addIcons, Button, Icon, pagePaths, useToast } from "@ministry/shared-ui";
import { Entry } from "../../blocks/texts/entry-list.tsx";
import { feedTexts } from "../../content/site/feeds.ts";
import { copyText } from "../../site/browser/copy-text.ts";
import { pageAddress } from "../../site/page/page-facts.ts";
import { useSite } from "../../site/host/site.tsx";
import { useIsLive } from "../../site/browser/use-is-live.ts";
import css from "./feeds.module.css";

addIcons(pagePaths);

/** One feed: what it has, and its address to copy. */
export function FeedAddress({ title, text, path }: { title: string; text: string; path: string }) {
  const toast = useToast();
  const isLive = useIsLive();
  const address = pageAddress(useSite().config.siteBase, path);
  const copy = async () => {
    const copied = await copyText(address);
    toast(copied ? feedTexts.copied : { text: feedTexts.notCopied, tone: "danger" });
  };
  return (
    <Entry title={title} text={text}>
      <code className={css.address} dir="ltr">
        {address}
      </code>
      {isLive && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`${feedTexts.copy}: ${title}`}
          onClick={() => void copy()}
        >
          <Icon name="copy" /> {feedTexts.copy}
        </Button>
      )}
    </Entry>
  );
}
