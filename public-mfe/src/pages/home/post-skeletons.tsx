import { Loading, SkeletonCard } from "@ministry/shared-ui";
import css from "./posts.module.css";

/** Three cards in the making. */
export function PostSkeletons() {
  return (
    <Loading label="Loading events">
      <div className={css.grid}>
        <SkeletonCard picture />
        <SkeletonCard picture />
        <SkeletonCard picture />
      </div>
    </Loading>
  );
}
