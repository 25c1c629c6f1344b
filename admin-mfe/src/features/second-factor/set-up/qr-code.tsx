import { useEffect, useState } from "react";
import css from "../proof/second-factor.module.css";

/** Modules of white around the picture, as the standard asks for (ISO/IEC 18004). */
const border = 4;

/** The picture an authenticator app reads; the library that draws it is loaded here and nowhere else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [rows, setRows] = useState<boolean[][]>();
  useEffect(() => {
    let isCurrent = true;
    // Without it the secret can still be typed in.
    import("uqr").then(
      ({ encode }) => isCurrent && setRows(encode(text, { border }).data),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (!rows) return null;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className={css.qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
