/** A stored image and its smaller forms, as the API's client describes it. */
export interface PictureSource {
  /** Address of the original. */
  url: string;
  width?: number;
  height?: number;
  /** Main colour, `#rrggbb`: stands in its place until it has come. */
  color?: string;
  variants?: readonly { url: string; width: number; format: "webp" | "avif" }[];
}

/** `srcset` texts by format, the lighter format first: the browser takes the first it knows. */
export function sourceSets({ variants = [] }: PictureSource): { type: string; srcSet: string }[] {
  return (["avif", "webp"] as const).flatMap((format) => {
    const ofFormat = variants
      .filter((variant) => variant.format === format)
      .sort((a, b) => a.width - b.width);
    if (ofFormat.length === 0) return [];
    const srcSet = ofFormat.map((variant) => `${variant.url} ${variant.width}w`).join(", ");
    return [{ type: `image/${format}`, srcSet }];
  });
}
