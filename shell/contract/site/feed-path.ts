const pattern = /^\/feed(?:-([a-z]+))?\.xml$/;

/** Address of the feed of all entries, or of those of one topic: `/feed.xml`, `/feed-water.xml`. */
export const feedPath = (topic?: string): string => (topic ? `/feed-${topic}.xml` : "/feed.xml");

/** Whether an address is a feed's, and of which topic. */
export function feedAt(path: string): { topic: string | undefined } | undefined {
  const found = pattern.exec(path);
  return found ? { topic: found[1] } : undefined;
}
