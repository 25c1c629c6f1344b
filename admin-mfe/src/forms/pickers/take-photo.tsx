import { Button, Icon } from "@ministry/shared-ui";
import { useRef } from "react";
import * as pictureTexts from "../../content/forms/pictures.ts";
import { hasTouch } from "../../lib/has-touch.ts";
import { acceptedImages } from "../../pictures/rules/image-rules.ts";

/** Opens the camera of a phone or tablet; elsewhere there is no such button. */
export function TakePhoto({ label, onFiles }: { label?: string; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  if (!hasTouch()) return null;
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
