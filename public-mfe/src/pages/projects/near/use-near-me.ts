import { useRef, useState } from "react";
import type { Coordinates } from "../projection.ts";

/** What is known of where the device is. */
export type Nearness =
  | { state: "off" | "asking" | "refused" | "noSignal" | "unsupported" }
  | { state: "found"; from: Coordinates };

/** An older position does for who stays in a village; a phone without signal is not waited for any longer. */
const options: PositionOptions = { maximumAge: 5 * 60_000, timeout: 20_000 };

/** The device's position, asked for only when `ask` is called; it is sent nowhere and kept nowhere. */
export function useNearMe() {
  const [nearness, setNearness] = useState<Nearness>({ state: "off" });
  /** Counts the questions: the answer to one that was given up changes nothing. */
  const asked = useRef(0);
  const ask = () => {
    if (!("geolocation" in navigator)) return setNearness({ state: "unsupported" });
    const question = (asked.current += 1);
    const answer = (next: Nearness) => question === asked.current && setNearness(next);
    setNearness({ state: "asking" });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ state: "found", from: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) => answer({ state: code === PERMISSION_DENIED ? "refused" : "noSignal" }),
      options,
    );
  };
  const stop = () => {
    asked.current += 1;
    setNearness({ state: "off" });
  };
  return { nearness, ask, stop };
}
