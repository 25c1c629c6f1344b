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

interface Props {
  message: Message;
  /** Absent where a page has nothing that a file could hold. */
  subject?: Subject;
  onClose: () => void;
}

/** The ways to pass a page on: by messenger, by a camera, as one file. Stands outside of the banner's deep ground. */
export function PassOnDialog({ message, subject, onClose }: Props) {
  const { address } = message;
  const { data: qr } = useQuery({ queryKey: ["pass-on", "qr", address], queryFn: () => qrSvg(address) });
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
            {passOnTexts.scan} <a href={address}>{address}</a>
          </p>
        </div>
      </section>
      {subject && (
        <section className={css.part}>
          <h3>{passOnTexts.file}</h3>
          <p>{passOnTexts.fileLead}</p>
          {qr ? <FileChoices subject={subject} address={address} qr={qr} /> : null}
        </section>
      )}
    </Dialog>,
    document.body,
  );
}
