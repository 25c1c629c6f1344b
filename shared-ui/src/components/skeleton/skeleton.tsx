import css from "./skeleton.module.css";

/**
 * The place of something that is on its way. Give it the size of what will come, so that nothing jumps; by itself it
 * is a line of text. A size is a style attribute, which no page that is rendered ahead may have.
 */
export function Skeleton({ height, width }: { height?: string; width?: string }) {
  const size = height || width ? { blockSize: height, inlineSize: width } : undefined;
  return <span className={css.bone} style={size} />;
}
