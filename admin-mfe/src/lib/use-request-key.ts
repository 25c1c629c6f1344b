import { useMemo, useRef } from "react";

/** The idempotency key of a request that a person may send again after a lost answer. */
export interface RequestKey {
  /** The same key for as long as the contents are the same. */
  of: (contents: unknown) => string;
  /** The server has refused it: the next try is another request. */
  forget: () => void;
}

/** A key for a request of a form without a draft. */
export function useRequestKey(): RequestKey {
  const request = useRef({ contents: "", key: "" });
  return useMemo(
    () => ({
      of(contents) {
        const text = JSON.stringify(contents);
        if (request.current.contents !== text) request.current = { contents: text, key: crypto.randomUUID() };
        return request.current.key;
      },
      forget() {
        request.current = { contents: "", key: "" };
      },
    }),
    [],
  );
}
