import { createContext, useContext } from "react";

/** What the shell says to visitors by itself, in English; the other languages have the same. */
export const english = {
  loading: "Loading…",
  tryAgain: "Try again",
  stillFails: "Still not loaded. Please try again in a moment.",
  noConfiguration: {
    title: "The site can't be loaded now",
    text: "Its configuration could not be read. Check the connection and try again.",
  },
  pageFailed: {
    title: "This page can't be shown now",
    text: "Something went wrong on it. Try reloading the page.",
  },
  partFailed: {
    title: "This part of the site is not available now",
    text: "It could not be loaded. Check the connection and try again.",
  },
  notices: "Connection and updates",
  line: {
    offline: "You are offline.",
    unreachable: "The ministry's service can't be reached at the moment.",
    captive: "This network wants you to sign in first.",
  },
  signIn: "Open its sign-in page",
  savedCopy: (time: string) => `Saved copy from ${time}.`,
  earlierVisit: "an earlier visit",
  /** @param what the kind that had to go, in the shell's words */
  gaveUp: (what: string) => `This device is short of space. Some saved ${what} had to be removed.`,
  updateReady: "Update ready.",
  reload: "Reload",
};

export type ShellTexts = typeof english;

const Texts = createContext(english);

export const TextsProvider = Texts.Provider;

/** The shell's texts in the language of the page. */
export const useTexts = (): ShellTexts => useContext(Texts);
