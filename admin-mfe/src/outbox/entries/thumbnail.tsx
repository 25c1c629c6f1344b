import type { QueuedItem } from "@ministry/api-client/outbox";
import { Icon } from "@ministry/shared-ui";
import { useEffect, useRef, useState } from "react";
import { usePortal } from "../../session/portal.tsx";
import { oneByOne } from "./one-by-one.ts";
import { onceInSight } from "./once-in-sight.ts";
import css from "../outbox.module.css";

/** Pixels of the drawn picture's shorter side: enough for a dense phone screen. */
const size = 112;
const retryAfterMs = 1000;

/**
 * A small picture of what is queued, made of the encrypted chunks: decrypted and decoded only while it is in sight, one
 * after the other, and to this size at once.
 */
export function Thumbnail({ item: { id, picture, job } }: { item: QueuedItem }) {
  const { outbox } = usePortal();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<"empty" | "drawn">("empty");
  const fileId = job.state === "sent" ? undefined : picture?.id;
  useEffect(() => {
    const target = canvas.current;
    // Old browsers, and tests without a screen, keep the sign.
    if (!target || fileId === undefined || !("IntersectionObserver" in window)) return;
    let gone = false;
    const draw = async () => {
      if (gone) return;
      const bitmap = await smallBitmap(await outbox.readFile(id, fileId));
      if (!gone) paint(target, bitmap);
      bitmap.close();
      if (!gone) setState("drawn");
    };
    let retry: ReturnType<typeof setTimeout> | undefined;
    const stopWatching = onceInSight(target, () => {
      // Memory may be short for a moment; what can't be drawn (HEIC, a damaged chunk) shows its sign.
      oneByOne(draw).catch(() => {
        retry = setTimeout(() => void oneByOne(draw).catch(() => undefined), retryAfterMs);
      });
    });
    return () => {
      gone = true;
      clearTimeout(retry);
      stopWatching();
    };
  }, [fileId, id, outbox]);
  return (
    <span className={css.thumbnail} data-state={state}>
      <canvas ref={canvas} width={size} height={size} aria-hidden="true" />
      <Icon name={picture ? "image" : "document"} />
    </span>
  );
}

/** Scaled while it is decoded: a photo of 12 megapixels would take 48 MB otherwise. */
async function smallBitmap(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { resizeHeight: size * 2, resizeQuality: "low" });
}

/** Fills the square, cropping the rest. */
function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const { width, height } = bitmap;
  const side = Math.min(width, height);
  canvas
    .getContext("2d")
    ?.drawImage(bitmap, (width - side) / 2, (height - side) / 2, side, side, 0, 0, size, size);
}
