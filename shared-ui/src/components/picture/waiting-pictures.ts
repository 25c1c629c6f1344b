/** The pictures of this page that wait until they are asked for. */
export interface WaitingPictures {
  count: number;
  /** What those cost of which that is known. */
  bytes: number;
  /** Shows all of them, as pressing the button of each would. */
  show(): void;
}

/** Looks for pictures that wait under low data (`Picture`). */
export function waitingPictures(): WaitingPictures {
  const frames = [...document.querySelectorAll<HTMLElement>("[data-waiting]")];
  return {
    count: frames.length,
    bytes: frames.reduce((sum, frame) => sum + Number(frame.dataset["waiting"]), 0),
    show: () => frames.forEach((frame) => frame.querySelector("button")?.click()),
  };
}
