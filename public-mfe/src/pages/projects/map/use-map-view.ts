import {
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
} from "react";
import { middleOf } from "./clusters.ts";
import { afterKey, isWhole, moved, wholeMap, zoomed, type MapView } from "./map-view.ts";
import type { Point } from "../projection.ts";

/** A finger or mouse that moves less, in CSS pixels, meant to tap. */
const shortestDrag = 4;

/** Where in the element something happened, as shares of its width and height. */
function shareIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** What the fingers did between two moments: the middle's way, and how far they spread. */
function gestureBetween(before: readonly Point[], after: readonly Point[]) {
  const [from, to] = [middleOf(before), middleOf(after)];
  const spread = ([one, other]: readonly Point[]) =>
    one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 1;
  return { across: from.x - to.x, down: from.y - to.y, factor: spread(after) / spread(before), at: to };
}

function useWheelZoom(stage: RefObject<HTMLDivElement | null>, setView: Dispatch<SetStateAction<MapView>>) {
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey || !element) return;
      // React's own listener could not keep the browser from zooming the page.
      event.preventDefault();
      const at = shareIn(element, event);
      setView((before) => zoomed(before, Math.exp(-event.deltaY / 200), at));
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [stage, setView]);
}

/**
 * The part of the map that is shown, and listeners for the element that shows it: arrow keys, plus, minus and 0; a
 * drag; two fingers; the wheel with Ctrl, as a touchpad's pinch comes; a double click. The whole map leaves one finger
 * to the page, which scrolls.
 */
export function useMapView() {
  const [view, setView] = useState<MapView>(wholeMap);
  const stage = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const drag = useRef<{ from: Point; isDrag: boolean }>(undefined);

  useWheelZoom(stage, setView);
  const release = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
    if (pointers.current.size > 0) return;
    const ended = drag.current;
    // After the click that may follow: later clicks come from the keyboard, or begin with a pointer of their own.
    setTimeout(() => {
      if (drag.current === ended) drag.current = undefined;
    });
  };
  const listeners = {
    onKeyDown(event: KeyboardEvent) {
      const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : afterKey(view, event.key);
      if (!next) return;
      event.preventDefault();
      setView(next);
    },
    onPointerDown(event: PointerEvent) {
      pointers.current.set(event.pointerId, shareIn(event.currentTarget, event));
      drag.current = { from: { x: event.clientX, y: event.clientY }, isDrag: false };
    },
    onPointerMove(event: PointerEvent) {
      if (!pointers.current.has(event.pointerId) || !drag.current) return;
      const { from } = drag.current;
      drag.current.isDrag ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > shortestDrag;
      if (!drag.current.isDrag) return;
      const before = [...pointers.current.values()];
      pointers.current.set(event.pointerId, shareIn(event.currentTarget, event));
      const { across, down, factor, at } = gestureBetween(before, [...pointers.current.values()]);
      event.currentTarget.setPointerCapture(event.pointerId);
      setView((shown) => zoomed(moved(shown, across, down), factor, at));
    },
    onPointerUp: release,
    onPointerCancel: release,
    /** The click at the end of a drag meant no mark. */
    onClickCapture(event: MouseEvent) {
      if (!drag.current?.isDrag) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDoubleClick(event: MouseEvent) {
      const at = shareIn(event.currentTarget, event);
      setView((before) => zoomed(before, 2, at));
    },
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  };
  return { view, setView, stage, listeners, isWhole: isWhole(view) };
}
