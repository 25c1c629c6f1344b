/** Longest wait for a browser to open a database, in milliseconds; one of thousands of rows takes a fraction. */
export const openingTimeoutMs = 10_000;

/**
 * Waits for a database to open, but not for ever: a browser may never answer, as some do after the site's data was
 * cleared under an open page, and whoever saves would wait without a word. One that opens afterwards is closed.
 *
 * @throws DOMException `UnknownError`, as a browser's own refusal, when it has not opened in time
 */
export function openInTime<D extends { close(): void }>(opening: Promise<D>): Promise<D> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new DOMException("The browser does not open the database.", "UnknownError"));
    }, openingTimeoutMs);
    void opening
      .then((database) => (isLate ? database.close() : resolve(database)), reject)
      .finally(() => clearTimeout(timer));
  });
}
