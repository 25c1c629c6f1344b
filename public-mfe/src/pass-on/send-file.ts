const type = "text/html";
/** For names of files, which memory cards of old phones cut. */
const longestName = 60;
/** A browser has begun to read the file long before. */
const revokeMs = 60_000;

/** An HTML file named after a title. */
export function fileNamed(title: string, html: string): File {
  const name = title
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, longestName)
    .replace(/^-+|-+$/g, "");
  return new File([html], `${name || "page"}.html`, { type });
}

/** Whether this device hands HTML files to other apps. */
export const canShareFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([""], "page.html", { type })] }) ?? false;

/**
 * Opens the device's own sheet with the file; where it is refused, because the file took too long, the file is saved.
 *
 * @returns whether it was saved instead
 */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return false;
  } catch (error) {
    if (isClosing(error)) return false;
    saveFile(file);
    return true;
  }
}

/** Whether the visitor closed the device's own sheet: then there is nothing to say. */
export const isClosing = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";

/** Puts the file among the downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeMs);
}
