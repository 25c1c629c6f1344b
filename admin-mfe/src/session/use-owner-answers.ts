import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ownerOf, usePortal } from "./portal.tsx";

/**
 * Drops what was read for one person once another is signed in, here or in another tab: before the next screen is
 * rendered, so that it shows nothing of it.
 */
export function useOwnerAnswers(): void {
  const { sessions } = usePortal();
  const queries = useQueryClient();
  useEffect(() => {
    let owner = ownerOf(sessions.get());
    return sessions.subscribe(() => {
      const before = owner;
      // The person before counts for as long as nobody is signed in.
      owner = ownerOf(sessions.get()) ?? owner;
      if (before === undefined || before === owner) return;
      void queries.cancelQueries();
      void queries.resetQueries();
    });
  }, [sessions, queries]);
}
