import { Loading, SkeletonCard } from "@ministry/shared-ui";
import { homeWords } from "../../content/home.ts";
import css from "./posts.module.css";

/** Three cards in the making. */
export function PostSkeletons() {
  return (
    <Loading label={homeWords.loadingEvents}>
      <div className={css.grid}>
        <SkeletonCard picture />
        <SkeletonCard picture />
        <SkeletonCard picture />
      </div>
    </Loading>
  );
}
