/** What this server and the process that started it (`npm start`) say to each other. */
export type ToParent =
  | { type: "ready"; url: string; empty: boolean; firstAdmin?: { email: string } }
  | { type: "seed-session"; token: string };

/** Sends a message to the parent, where there is one. */
export function tellParent(message: ToParent): void {
  process.send?.(message);
}

/** Answers the parent's wish for a session to send the sample ministry with. */
export function onSeedSession(answer: () => Promise<string>): void {
  process.on("message", (message: unknown) => {
    const { type } = (message ?? {}) as { type?: unknown };
    if (type !== "seed-session") return;
    answer().then(
      (token) => tellParent({ type: "seed-session", token }),
      (error: unknown) => console.error(`No session for the sample data: ${String(error)}`),
    );
  });
}
