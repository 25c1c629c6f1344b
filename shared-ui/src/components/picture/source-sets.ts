/** A stored image and its smaller forms, as the API's client describes it. */
export interface PictureSource {
  /** Address of the original. */
  url: string;
  width?: number;
  height?: number;
  /** Main colour, `#rrggbb`: stands in its place until it has come. */
  color?: string;
  variants?: readonly PictureCopy[];
}

/** A smaller copy; `bytes` where the host tells how large it is. */
export interface PictureCopy {
  url: string;
  width: number;
  format: "webp" | "avif";
  bytes?: number;
}

/** The smaller copies of a format, the narrowest first. */
export const copiesOf = ({ variants = [] }: PictureSource, format: PictureCopy["format"]): PictureCopy[] =>
  variants.filter((variant) => variant.format === format).sort((a, b) => a.width - b.width);

/** `srcset` texts by format, the lighter format first: the browser takes the first it knows. */
export function sourceSets(picture: PictureSource): { type: string; srcSet: string }[] {
  return (["avif", "webp"] as const).flatMap((format) => {
    const srcSet = copiesOf(picture, format)
      .map((variant) => `${variant.url} ${variant.width}w`)
      .join(", ");
    return srcSet ? [{ type: `image/${format}`, srcSet }] : [];
  });
}

/** The narrowest copy that is wide enough, else the widest; `undefined` where there are none. */
export const copyFor = (copies: readonly PictureCopy[], width: number): PictureCopy | undefined =>
  copies.find((copy) => copy.width >= width) ?? copies.at(-1);
