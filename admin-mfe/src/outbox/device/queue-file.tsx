import { exportQueue, importQueue } from "@ministry/api-client/outbox/transfer-queue";
import { Button, FilePicker, Notice } from "@ministry/shared-ui";
import { useState } from "react";
import * as stateTexts from "../../content/outbox/states.ts";
import * as deviceTexts from "../../content/outbox/device.ts";
import { messageOf } from "../../lib/failures.ts";
import { usePortal } from "../../session/portal.tsx";
import { download } from "../../lib/download.ts";
import { fileDay } from "../../lib/moment.tsx";
import { isOpen, useOutboxView } from "../use-outbox.ts";
import css from "../outbox.module.css";

interface Message {
  tone: "success" | "danger";
  text: string;
}

/** Carries the queue to another device, for a phone that is about to die: still locked, and sent only once. */
export function QueueFile() {
  const { outbox } = usePortal();
  const waiting = useOutboxView().items.filter(isOpen).length;
  const [said, setSaid] = useState<Message>();
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
      download(file, `upload-queue-${fileDay()}.queue`);
      return deviceTexts.exported(stateTexts.items(items));
    }, deviceTexts.exportFailed);
  const take = ([file]: File[]) =>
    file &&
    attempt(async () => {
      const { added, known } = await importQueue(outbox, file);
      return deviceTexts.itemsImported(stateTexts.items(added), known > 0 ? stateTexts.items(known) : "");
    }, deviceTexts.importFailed);
  return (
    <div className={css.settings}>
      <p>{deviceTexts.exportHint}</p>
      <div>
        <Button variant="secondary" disabled={waiting === 0} pending={working} onClick={() => void save()}>
          {deviceTexts.exportQueue}
        </Button>
      </div>
      <FilePicker
        label={deviceTexts.importQueue}
        hint={deviceTexts.importHint}
        buttonLabel={deviceTexts.chooseFile}
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
