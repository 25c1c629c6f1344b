import { addIcons, Button, fileSize, Icon, pagePaths } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { passOnTexts } from "../content/site/pass-on.ts";
import { deviceDay } from "../site/text/device-day.ts";
import { contentOf } from "./content-of.ts";
import { oneFile } from "./one-file.ts";
import css from "./pass-on-dialog.module.css";
import type { Subject } from "./passed-on.ts";
import { bytesInFile, measurePictures, readPictures, type WantedPicture } from "./pictures.ts";
import { canShareFiles, fileNamed, saveFile, shareFile } from "./send-file.ts";

addIcons(pagePaths);

const picturesTimeoutMs = 60_000;

interface Props {
  subject: Subject;
  address: string;
  /** Absent where it could not be made: the file does without. */
  qr?: string | undefined;
}

/** The page as one file, with and without its pictures, the sizes first. */
export function FileChoices({ subject, address, qr }: Props) {
  const content = contentOf(subject);
  const date = deviceDay(new Date());
  const textFile = oneFile({ content, address, date, qr });
  const textBytes = new Blob([textFile]).size;
  const all = content.parts.filter(({ picture }) => picture?.url).length;
  const hasPictures = all > 0;
  const { data: pictures, isError } = useQuery({
    queryKey: ["pass-on", "pictures", address],
    queryFn: ({ signal }) => measurePictures(content, signal),
    enabled: hasPictures,
  });
  const withPictures = async (wanted: WantedPicture[]) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), picturesTimeoutMs);
    return oneFile({ content, address, date, qr, pictures: await readPictures(wanted, stop.signal) });
  };
  const { small, full, some, measuring, notNow, tooLarge, failed, picturesFailed } = passOnTexts;
  return (
    <ul className={css.choices} role="list">
      <Choice
        label={small}
        bytes={textBytes}
        name={content.title}
        make={async () => textFile}
        failed={failed}
      />
      {hasPictures && !pictures && <li role="status">{isError ? notNow : measuring}</li>}
      {pictures?.length === 0 && <li>{tooLarge}</li>}
      {pictures && pictures.length > 0 && (
        <Choice
          label={pictures.length < all ? some(pictures.length, all) : full}
          bytes={textBytes + bytesInFile(pictures)}
          name={content.title}
          make={() => withPictures(pictures)}
          failed={picturesFailed}
        />
      )}
    </ul>
  );
}

interface ChoiceProps {
  label: string;
  bytes: number;
  /** Title of the page; the file is named after it. */
  name: string;
  make: () => Promise<string>;
  /** What is said when it can't be made. */
  failed: string;
}

/** What was asked for is not said again. */
async function save(file: File): Promise<false> {
  saveFile(file);
  return false;
}

function Choice({ label, bytes, name, make, failed }: ChoiceProps) {
  const [state, setState] = useState<"idle" | "preparing" | "saved" | "failed">("idle");
  const about = `${label} (${fileSize(bytes)})`;
  const send = async (how: (file: File) => Promise<boolean>) => {
    setState("preparing");
    try {
      const isSavedInstead = await how(fileNamed(name, await make()));
      setState(isSavedInstead ? "saved" : "idle");
    } catch (error) {
      console.warn("no file to pass on", error);
      setState("failed");
    }
  };
  return (
    <li>
      <b>
        {label} <span className={css.size}>({fileSize(bytes)})</span>
      </b>
      <span className={css.buttons}>
        {canShareFiles() && (
          <Button
            size="small"
            aria-label={`${passOnTexts.share}: ${about}`}
            onClick={() => void send(shareFile)}
          >
            <Icon name="share" /> {passOnTexts.share}
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          aria-label={`${passOnTexts.save}: ${about}`}
          onClick={() => void send(save)}
        >
          <Icon name="download" /> {passOnTexts.save}
        </Button>
      </span>
      <span role="status">
        {state === "preparing" && passOnTexts.preparing}
        {state === "saved" && passOnTexts.savedInstead}
        {state === "failed" && failed}
      </span>
    </li>
  );
}
