import { Badge } from "../components/badge/badge.tsx";
import { Button } from "../components/button/button.tsx";
import { EmptyState } from "../components/empty-state/empty-state.tsx";
import { ErrorState } from "../components/error-state/error-state.tsx";
import { Notice } from "../components/notice/notice.tsx";
import { ProgressBar } from "../components/progress-bar/progress-bar.tsx";
import { Loading } from "../components/skeleton/loading.tsx";
import { SkeletonCard } from "../components/skeleton/skeleton-card.tsx";
import { useToast } from "../components/toast/toast.tsx";
import type { Example } from "./example.ts";
import css from "./gallery.module.css";

const tones = ["info", "success", "warning", "danger"] as const;
const badges = ["neutral", "water", "energy", "success", "warning", "danger"] as const;

const Notices = () =>
  tones.map((tone) => (
    <Notice key={tone} tone={tone} title={`Tone: ${tone}`}>
      <p>One sentence that says what happened.</p>
    </Notice>
  ));

const Badges = () => (
  <div className={css.row}>
    {badges.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    ))}
  </div>
);

function Toasts() {
  const show = useToast();
  return (
    <div className={css.row}>
      <Button variant="secondary" onClick={() => show("Link copied")}>
        Show a message
      </Button>
      <Button variant="secondary" onClick={() => show({ text: "Could not copy link", tone: "danger" })}>
        Show an error
      </Button>
    </div>
  );
}

const States = () => (
  <>
    <EmptyState text="No projects found." />
    <ErrorState role="status" message="Failed to load projects list." onRetry={() => {}} />
    <Loading label="Loading projects">
      <SkeletonCard picture />
    </Loading>
  </>
);

const Progress = () => (
  <>
    <ProgressBar value={65} label="Drilling" />
    <div data-accent="energy">
      <ProgressBar value={30} label="Installation" />
    </div>
    <ProgressBar label="Sending" />
  </>
);

export const messageExamples: Example[] = [
  { name: "Notices", Show: Notices },
  { name: "Badges", Show: Badges },
  { name: "Toasts", Show: Toasts },
  { name: "States of a list", Show: States },
  { name: "Progress", Show: Progress },
];
