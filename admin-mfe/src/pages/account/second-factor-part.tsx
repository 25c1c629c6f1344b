import { Loading, Skeleton } from "@ministry/shared-ui";
import { lazy, Suspense } from "react";

const SecondFactorSection = lazy(async () => ({
  default: (await import("../../features/second-factor/index.ts")).SecondFactorSection,
}));

/** One's own second factors, loaded when the screen comes up. */
export function SecondFactorPart({ onEnrolled }: { onEnrolled?: () => void }) {
  return (
    <Suspense
      fallback={
        <Loading>
          <Skeleton />
        </Loading>
      }
    >
      <SecondFactorSection {...(onEnrolled && { onEnrolled })} />
    </Suspense>
  );
}
