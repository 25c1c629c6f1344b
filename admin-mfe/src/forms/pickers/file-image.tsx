import { useCallback, useState } from "react";
import { Icon } from "@ministry/shared-ui";
import css from "../forms.module.css";

/** Shows a chosen picture straight from the device. A kind the browser can't draw (HEIC) gets a sign instead. */
export function FileImage({ file, alt }: { file: File; alt: string }) {
  const [broken, setBroken] = useState<File>();
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  if (broken === file) {
    return (
      <span className={css.noPreview}>
        <Icon name="image" label={alt} />
      </span>
    );
  }
  return (
    <img ref={show} className={css.preview} alt={alt} decoding="async" onError={() => setBroken(file)} />
  );
}
