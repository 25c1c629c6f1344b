/** What this server and the process that started it (`npm start`) say to each other. */
export type ToParent =
  | { type: "ready"; url: string; empty: boolean; firstAdmin?: { email: string } }
  | { type: "seed-session"; token: string }
  | { type: "small-pictures" };

/** Sends a message to the parent, where there is one. */
export function sendToParent(message: ToParent): void {
  process.send?.(message);
}

export interface ForSampleData {
  /** Opens a session to send the sample ministry with; resolves with its token. */
  seedSession: () => Promise<string>;
  /** Resolves when the smaller copies of all pictures are made. */
  smallPictures: () => Promise<void>;
}

/** Answers what the parent asks for when it fills an empty installation with the sample ministry. */
export function handleParentMessages({ seedSession, smallPictures }: ForSampleData): void {
  process.on("message", (message: unknown) => {
    const { type } = (message ?? {}) as { type?: unknown };
    if (type === "seed-session")
      seedSession().then(
        (token) => sendToParent({ type, token }),
        (error: unknown) => console.error(`No session for the sample data: ${String(error)}`),
      );
    if (type === "small-pictures") void smallPictures().then(() => sendToParent({ type }));
  });
}
