import { Button, Icon } from "@ministry/shared-ui";
import { useRef } from "react";
import * as pictureTexts from "../../content/forms/pictures.ts";
import { acceptedImages } from "../../pictures/rules/image-rules.ts";

/** A finger on the screen means a device with a camera at its back. */
const isHandheld = (): boolean => globalThis.matchMedia?.("(any-pointer: coarse)").matches ?? false;

/** Opens the camera of a phone or tablet; elsewhere there is no such button. */
export function TakePhoto({ label, onFiles }: { label?: string; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  if (!isHandheld()) return null;
  return (
    <div>
      <input
        ref={input}
        hidden
        type="file"
        data-camera=""
        accept={acceptedImages}
        capture="environment"
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []));
          // Emptied so that a retake under the same name counts.
          target.value = "";
        }}
      />
      <Button
        variant="secondary"
        aria-label={label && pictureTexts.takePhotoNamed(label)}
        onClick={() => input.current?.click()}
      >
        <Icon name="camera" />
        {pictureTexts.takePhoto}
      </Button>
    </div>
  );
}
