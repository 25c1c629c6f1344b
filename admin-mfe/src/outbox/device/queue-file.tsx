import { exportQueue, importQueue } from "@ministry/api-client/outbox/transfer-queue";
import { Button, FilePicker, Notice } from "@ministry/shared-ui";
import { useState } from "react";
import { messageOf } from "../../lib/failures.ts";
import { usePortal } from "../../session/portal.tsx";
import { download } from "../../lib/download.ts";
import { isOpen, useOutboxView } from "../use-outbox.ts";
import { counted } from "../queued/words.ts";
import css from "../outbox.module.css";

interface Said {
  tone: "success" | "danger";
  text: string;
}

/** Carries the queue to another device, for a phone that is about to die: still locked, and sent only once. */
export function QueueFile() {
  const { outbox } = usePortal();
  const waiting = useOutboxView().items.filter(isOpen).length;
  const [said, setSaid] = useState<Said>();
  const [working, setWorking] = useState(false);
  const attempt = async (work: () => Promise<string>, failure: string) => {
    setWorking(true);
    setSaid(undefined);
    try {
      setSaid({ tone: "success", text: await work() });
    } catch (error) {
      setSaid({ tone: "danger", text: messageOf(error, failure) });
    }
    setWorking(false);
  };
  const save = () =>
    attempt(async () => {
      const { file, items } = await exportQueue(outbox);
      download(file, `upload-queue-${new Date().toISOString().slice(0, 10)}.queue`);
      return `${counted(items, "item")} exported. They wait here too; each is received only once, from whichever device.`;
    }, "The queue could not be exported.");
  const take = ([file]: File[]) =>
    file &&
    attempt(async () => {
      const { added, known } = await importQueue(outbox, file);
      const others = known > 0 ? ` ${counted(known, "item")} on this device already.` : "";
      return `${counted(added, "item")} imported.${others}`;
    }, "The file could not be imported.");
  return (
    <div className={css.settings}>
      <p>
        A phone that is about to fail can hand its queue to another one. The file is locked: only you can open
        it, after signing in on the other device.
      </p>
      <div>
        <Button variant="secondary" disabled={waiting === 0} pending={working} onClick={() => void save()}>
          Export what waits
        </Button>
      </div>
      <FilePicker
        label="Import a queue"
        hint="A file that was exported on another device."
        buttonLabel="Choose the file"
        disabled={working}
        onFiles={(files) => void take(files)}
      />
      {said && (
        <Notice tone={said.tone} role={said.tone === "danger" ? "alert" : "status"}>
          {said.text}
        </Notice>
      )}
    </div>
  );
}
