/** Texts of the page on what this device keeps (`/offline`). */
export const offlinePage = {
  title: "Offline use",
  lead: "How this site can be read where there is no connection.",
  description:
    "What this device keeps of the site, how much room it takes, how to refresh or clear it, and how to install the site.",
  keeps: {
    title: "On this device",
    nowhere:
      "This browser keeps nothing for use without a connection. It may be a private window, or an old browser. The site works all the same while you are connected.",
  },
  opens: {
    title: "What opens without a connection",
    looking: "Looking through what is saved …",
  },
  install: {
    title: "Install this site",
    lead: "Installed, the site has its own icon and opens like an app, with or without a connection. It takes no more room than now.",
    installed: "It is installed: you are using it as an app.",
    ask: "Install",
    ways: [
      {
        title: "iPhone and iPad",
        steps: [
          "Open the site in Safari.",
          "Tap Share (the square with the arrow).",
          "Choose “Add to Home Screen”, then “Add”.",
        ],
      },
      {
        title: "Android",
        steps: [
          "Open the browser's menu (⋮ or ≡).",
          "Choose “Install app” or “Add to Home screen”.",
          "Confirm with “Install”.",
        ],
      },
      {
        title: "Computer",
        steps: [
          "In Chrome or Edge, click the install mark at the end of the address line.",
          "In Safari on a Mac, choose “Add to Dock” in the File menu.",
          "Firefox keeps the site without installing it: set a bookmark.",
        ],
      },
    ],
  },
  how: {
    title: "How it works",
    paragraphs: [
      "After your first visit the device fetches the texts of all projects, events and publications in one small download, and the small pictures of what you open. All small pictures come with “Keep pictures too”, or on Wi-Fi. Nothing is fetched under “Low data” or your phone's data saver. When you come back, it asks only for what has changed.",
      "Publications are large, so you choose them: each one has a button “Save for offline”, and so has a whole section. A download that is cut goes on where it stopped.",
      "A line at the foot of the screen tells when you see a saved copy, and from when it is.",
    ],
  },
} as const;
