import { useState } from "react";
import { Button } from "../components/button/button.tsx";
import { ConfirmDialog } from "../components/dialog/confirm-dialog.tsx";
import { addIcons, Icon, type IconName } from "../components/icon/icon.tsx";
import { paths } from "../components/icon/paths.ts";
import { pagePaths } from "../components/icon/page-paths.ts";
import { portalPaths } from "../components/icon/portal-paths.ts";
import { LinkButton } from "../components/link-button/link-button.tsx";
import { Pager } from "../components/pager/pager.tsx";
import type { Example } from "./example.ts";
import css from "./gallery.module.css";

const Buttons = () => (
  <div className={css.row}>
    <Button>Primary</Button>
    <Button variant="secondary">Secondary</Button>
    <Button variant="quiet">Quiet</Button>
    <Button variant="danger">
      <Icon name="trash" /> Delete
    </Button>
    <Button size="small">Small</Button>
    <Button pending>Saving</Button>
    <Button disabled>Off</Button>
    <LinkButton to="/">Link</LinkButton>
  </div>
);

const ButtonsOnDeep = () => (
  <div className={`${css.row} ${css.deep}`} data-ground="deep">
    <Button>Primary</Button>
    <Button variant="secondary">Secondary</Button>
    <Button variant="quiet">Quiet</Button>
  </div>
);

function Confirmation() {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.row}>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete event
      </Button>
      <ConfirmDialog
        open={open}
        title="Delete this event?"
        confirmLabel="Delete"
        danger
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        <p>It can be brought back for 30 days.</p>
      </ConfirmDialog>
    </div>
  );
}

function Pages() {
  const [page, setPage] = useState(1);
  return <Pager page={page} pages={4} onPage={setPage} />;
}

addIcons({ ...portalPaths, ...pagePaths });

const Icons = () => (
  <div className={css.row}>
    {(Object.keys({ ...paths, ...pagePaths, ...portalPaths }) as IconName[]).map((name) => (
      <Icon key={name} name={name} label={name} />
    ))}
  </div>
);

export const actionExamples: Example[] = [
  { name: "Buttons", Show: Buttons },
  { name: "Buttons on the deep ground", Show: ButtonsOnDeep },
  { name: "Confirmation", Show: Confirmation },
  { name: "Pager", Show: Pages },
  { name: "Icons", Show: Icons },
];
