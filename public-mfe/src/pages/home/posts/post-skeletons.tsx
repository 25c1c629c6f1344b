import { Loading, SkeletonCard } from "@ministry/shared-ui";
import { loadingEventsWord } from "../../../content/home/home-further.ts";
import css from "./posts.module.css";

/** Three cards in the making. */
export function PostSkeletons() {
  return (
    <Loading label={loadingEventsWord}>
      <div className={css.grid}>
        <SkeletonCard picture />
        <SkeletonCard picture />
        <SkeletonCard picture />
      </div>
    </Loading>
  );
}
