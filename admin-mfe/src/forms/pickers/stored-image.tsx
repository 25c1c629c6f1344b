import { allImagesUrl, type Picture } from "@ministry/api-client";
import { Icon } from "@ministry/shared-ui";
import { useState } from "react";
import { usePortal } from "../../session/portal.tsx";
import css from "../forms.module.css";

/**
 * A picture the server holds, in the smallest size that serves. What can't be drawn is tried once more at the
 * original's address (the small one may not be made yet) and by its name on the API's host, where hosts without a
 * public storage keep it, then gives way to a sign.
 */
export function StoredImage({ picture, alt }: { picture: Picture | undefined; alt: string }) {
  const { host } = usePortal();
  const small = picture?.variants.find(({ format, width }) => format === "webp" && width >= 320)?.url;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const byName = allImagesUrl(fileNameOf(picture?.reference), host.config.apiBase);
  const address = [small, picture?.url, byName].find((url) => url !== undefined && !failed.includes(url));
  if (!picture || !address) {
    return (
      <span className={css.noPreview}>
        <Icon name="image" label={alt} />
      </span>
    );
  }
  return (
    <img
      className={css.preview}
      src={address}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      style={picture.color ? { backgroundColor: picture.color } : undefined}
      onError={() => setFailed([...failed, address])}
    />
  );
}

/** The last part of a stored path; an address of another host stays whole. */
function fileNameOf(reference: string | undefined): string | undefined {
  return reference === undefined || /^https?:/iu.test(reference)
    ? reference
    : reference.split(/[/\\]/u).at(-1);
}
