/**
 * Ends the running task; resolves in a new one, after whatever came in meanwhile. By a message and not by a timer, which
 * browsers hold back for a second and more in pages that nobody looks at.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
