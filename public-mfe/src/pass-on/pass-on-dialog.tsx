import { Dialog } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { createPortal } from "react-dom";
import { passOnTexts } from "../content/site/pass-on.ts";
import { FileChoices } from "./file-choices.tsx";
import { MessengerLinks } from "./messenger-links.tsx";
import type { Message } from "./messengers.ts";
import css from "./pass-on-dialog.module.css";
import type { Subject } from "./passed-on.ts";
import { qrSvg } from "./qr-svg.ts";

export interface PassOnDialogProps {
  message: Message;
  /** Absent where a page has nothing that a file could hold. */
  subject?: Subject;
  onClose: () => void;
}

/** The ways to pass a page on: by messenger, by a camera, as one file. Stands outside of the banner's deep ground. */
export function PassOnDialog({ message, subject, onClose }: PassOnDialogProps) {
  const { address } = message;
  const { data: qr, isPending } = useQuery({
    queryKey: ["pass-on", "qr", address],
    queryFn: () => qrSvg(address),
  });
  return createPortal(
    <Dialog open title={passOnTexts.title} onClose={onClose}>
      <section className={css.part}>
        <h3>{passOnTexts.link}</h3>
        <MessengerLinks message={message} />
        <div className={css.scan}>
          {qr && (
            <img
              className={css.qr}
              src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
              alt={passOnTexts.qr}
              width={144}
              height={144}
            />
          )}
          <p>
            {qr && passOnTexts.scan} <a href={address}>{address}</a>
          </p>
          {!qr && !isPending && <p role="status">{passOnTexts.noQr}</p>}
        </div>
      </section>
      {subject && (
        <section className={css.part}>
          <h3>{passOnTexts.file}</h3>
          <p>{passOnTexts.fileLead}</p>
          {isPending ? (
            <p role="status">{passOnTexts.preparing}</p>
          ) : (
            <FileChoices subject={subject} address={address} qr={qr} />
          )}
        </section>
      )}
    </Dialog>,
    document.body,
  );
}
