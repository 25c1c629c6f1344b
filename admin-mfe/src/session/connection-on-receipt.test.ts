import type { LineState } from "@ministry/contract";
import { expect, test } from "vitest";
import { checkConnectionOnReceipt } from "./connection-on-receipt.ts";

type View = ReturnType<Parameters<typeof checkConnectionOnReceipt>[0]["get"]>;

function started(line: LineState) {
  let received: View["received"];
  let emit: () => void = () => undefined;
  let asked = 0;
  checkConnectionOnReceipt(
    {
      get: () => ({ received }) as View,
      subscribe: (listener) => {
        emit = listener;
        return () => undefined;
      },
    },
    { line: { get: () => line, subscribe: () => () => undefined }, checkConnection: () => (asked += 1) },
  );
  return {
    asked: () => asked,
    next(id: string | undefined) {
      received = id === undefined ? undefined : { id };
      emit();
    },
  };
}

test("the connection is asked for once with each receipt that comes while it counts as lost", () => {
  const { asked, next } = started("offline");
  next(undefined);
  expect(asked()).toBe(0);
  next("one");
  next("one");
  expect(asked()).toBe(1);
  next("two");
  expect(asked()).toBe(2);
});

test("a receipt on a connection that is there asks nothing", () => {
  const { asked, next } = started("online");
  next("one");
  expect(asked()).toBe(0);
});
