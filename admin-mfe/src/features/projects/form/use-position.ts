import { useState } from "react";
import {
  findingPosition,
  positionFound,
  positionRefused,
  positionUnavailable,
} from "../../../content/projects/place.ts";

/** Longest wait for a position: satellites under a roof take half a minute. */
const timeoutMs = 45_000;

/** Six decimal places are a tenth of a metre. */
const degrees = (value: number) => String(Math.round(value * 1e6) / 1e6);

/**
 * Asks this device where it is, only when told to. `message` says how it went; nothing but the form hears of the place.
 *
 * @param onFound called with latitude and longitude in degrees, as texts
 */
export function usePosition(onFound: (position: { latitude: string; longitude: string }) => void) {
  const [message, setMessage] = useState("");
  const [isAsking, setAsking] = useState(false);
  const end = (text: string) => {
    setAsking(false);
    setMessage(text);
  };
  const ask = () => {
    setAsking(true);
    setMessage(findingPosition);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onFound({ latitude: degrees(coords.latitude), longitude: degrees(coords.longitude) });
        end(positionFound(Math.max(1, Math.round(coords.accuracy))));
      },
      ({ code, PERMISSION_DENIED }) =>
        end(code === PERMISSION_DENIED ? positionRefused : positionUnavailable),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: 60_000 },
    );
  };
  // Undefined on addresses without TLS: the button would do nothing there.
  const canAsk = "geolocation" in navigator;
  return { ask, canAsk, isAsking, message };
}
