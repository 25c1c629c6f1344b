import type { Work } from "../check/ledger.ts";
import { drawConnectionFault } from "./connection-faults.ts";
import { drawLoss, nameOf, type Loss } from "./losses.ts";
import type { Pictures } from "./photos.ts";
import type { Rule } from "../proxy/acts.ts";
import type { Draw } from "./random.ts";

/** What happens around the saving; told in stories.ts. */
const stories = [
  "online",
  "offline",
  "two tabs",
  "five tabs",
  "two users on one phone",
  "signed out offline",
  "no room on the device",
  "database taken away",
  "database of a newer release",
  "one damaged row",
  "an item of a newer release",
  "clock two days off",
  "answers after three minutes",
  "typing while it is saved",
  "two drafts of one form",
  "leaving with an unanswered draft",
  "locked drafts",
] as const;
export type Story = (typeof stories)[number];

/** One run, as drawn from its seed. */
export interface Scenario {
  /** Stands in every title, so that runs do not meet. */
  tag: string;
  story: Story;
  /** The phone has a browser process of its own, which can be killed. */
  ownBrowser: boolean;
  /** The phone was at the site before: files and worker are there. Otherwise it is a fresh one. */
  usedPhone: boolean;
  works: Work[];
  rules: Rule[];
  loss?: Loss;
  /** After a loss, the officer takes up the stored draft even where saving was confirmed. */
  doubting: boolean;
}

/** Stories told more often: they are where most faults meet. */
const weighted: readonly Story[] = [
  ...Array.from({ length: 7 }, () => "online" as const),
  ...Array.from({ length: 4 }, () => "offline" as const),
  ...stories,
];
/** What a browser of its own costs in time is worth it for so many. */
const ownBrowserShare = 0.15;
/** A first visit takes most of a run's time and is the same each time: so many of the others start after it. */
const usedPhoneShare = 0.8;
/** Stories that leave clock, quota or databases of a phone in a state that is not to be met by others. */
const tampering = new Set<Story>([
  "no room on the device",
  "database taken away",
  "database of a newer release",
  "one damaged row",
  "an item of a newer release",
  "clock two days off",
  "answers after three minutes",
]);
/** How many of those with a large photo send it in its original size: only then does it go up in pieces. */
const originalShare = 0.6;
/** Stories of drafts: how many works of one form they are about. */
const draftStories: ReadonlyMap<Story, number> = new Map([
  ["two drafts of one form", 2],
  ["leaving with an unanswered draft", 2],
  ["locked drafts", 1],
  ["typing while it is saved", 1],
]);
/** Stories that would not be what they are with a phone or server lost in between. */
const alone = new Set<Story>([
  "no room on the device",
  "database of a newer release",
  "one damaged row",
  "two users on one phone",
  "signed out offline",
  "two drafts of one form",
  "leaving with an unanswered draft",
  "locked drafts",
]);

export function drawScenario(draw: Draw, tag: string, pictures: Pictures): Scenario {
  const ownBrowser = draw.chance(ownBrowserShare);
  const story = draw.oneOf(ownBrowser ? (["online", "online", "offline", "two tabs"] as const) : weighted);
  const calm = alone.has(story);
  return {
    ...{ tag, story, ownBrowser },
    works: drawWorks(draw, tag, pictures, story),
    rules: Array.from({ length: draw.oneOf(calm ? [0, 1] : [0, 1, 1, 2, 3]) }, () =>
      drawConnectionFault(draw),
    ),
    ...(!calm && (ownBrowser || draw.chance(0.4)) && { loss: drawLoss(draw, ownBrowser) }),
    doubting: draw.chance(0.3),
    // Drawn last: what else is drawn stays as it was before there were used phones.
    usedPhone: draw.chance(usedPhoneShare) && !ownBrowser && !tampering.has(story),
  };
}

/** Two or three words on each thing a run does, for the person who repeats it. */
export function describe({ story, ownBrowser, works, rules, loss }: Scenario): string {
  const saved = works.map(
    ({ kind, photos, original }) => `${kind} with ${photos.length} ${original ? "original " : ""}photos`,
  );
  const wrong = rules.map(
    ({ name, on, skip, times }) => `${name} (${on.join("/")}, ${times}x after ${skip ?? 0})`,
  );
  if (loss) wrong.push(`${nameOf(loss)} (${loss.on.join("/")} after ${loss.skip})`);
  return `${story}${ownBrowser ? ", own browser" : ""}: ${saved.join(", ")}; ${wrong.join("; ") || "nothing goes wrong"}`;
}

function drawWorks(draw: Draw, tag: string, { small, large }: Pictures, story: Story): Work[] {
  const left = { small: draw.some(small, small.length), large: draw.some(large, large.length) };
  const take = (least: number, most: number) => {
    const photos = left.small.splice(0, draw.whole(least, most));
    if (draw.chance(0.6)) photos.splice(draw.whole(0, photos.length), 0, ...left.large.splice(0, 1));
    return photos;
  };
  const work = (kind: Work["kind"], title: string, photos: Work["photos"]): Work => ({
    ...{ kind, title: `${title} ${tag}`, photos, shown: "nothing" },
    original: photos.some((photo) => large.includes(photo)) && draw.chance(originalShare),
    ...{ overtaken: new Set(), givenUp: new Set() },
  });
  const kinds = {
    project: (at: number) => work("project", `Well ${at}`, take(0, 3)),
    photos: () => work("photos", "Grid", take(2, 4)),
    event: (at: number) => work("event", `Opening ${at}`, left.small.splice(0, 1)),
  };
  if (story === "one damaged row") return [kinds.photos()];
  const drafts = draftStories.get(story);
  if (drafts) {
    const kind = draw.oneOf(["project", "event"] as const);
    return Array.from({ length: drafts }, (_, at) => kinds[kind](at + 1));
  }
  const first = draw.oneOf(["project", "project", "photos", "photos", "event"] as const);
  const second = draw.oneOf((["project", "photos", "event"] as const).filter((kind) => kind !== first));
  const several = story === "two users on one phone" || draw.chance(0.25);
  return [kinds[first](1), ...(several ? [kinds[second](2)] : [])];
}
