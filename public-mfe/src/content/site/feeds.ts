/** Texts of the page that explains the feeds and shows what is in them. */
export const feedTexts = {
  title: "Follow the news",
  lead: "Receive the ministry’s news as soon as it is published, without an account and without e-mail.",
  how: {
    title: "How it works",
    paragraphs: [
      "A feed reader, free for every phone and computer, checks the address for you and tells you when something new is published.",
      "Copy one, choose “Add feed” in your feed reader, and paste it. You can stop at any time.",
    ],
  },
  addresses: "The feeds",
  /** Title of the feed of everything. */
  all: "Everything new",
  ofAll: "News and events, projects and what they achieve, and publications.",
  ofSector: {
    water: "News, projects and publications about wells, dams, water supply and sanitation.",
    energy: "News, projects and publications about electricity, solar power and fuel.",
  },
  copy: "Copy address",
  copied: "Address copied",
  notCopied: "The address could not be copied. Select it and copy it by hand.",
  /** Above the newest entries of a feed. */
  latest: "Latest entries",
  whole: "See everything on this site",
  loading: "Loading what is new",
  failed: "The latest entries could not be loaded.",
  /** What a thing is. */
  kinds: {
    event: "Event",
    project: { water: "Water project", energy: "Energy project" },
    achievement: "Achievement",
    publication: "Document",
  },
  untitled: "Untitled",
  /** Names of the lists. */
  lists: {
    events: "Events and news",
    projects: "All projects",
    water: "Water projects",
    energy: "Energy projects",
    publications: "Publications",
  },
  none: "Nothing has been published here yet.",
} as const;
