/** Modules of white around the picture, as the standard asks for (ISO/IEC 18004). */
const border = 4;

/** A text as a QR code: an SVG that brings its own colours. The library is loaded here. */
export async function qrSvg(text: string): Promise<string> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { border });
  const dark = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" aria-label="QR" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark}"/></svg>`;
}
