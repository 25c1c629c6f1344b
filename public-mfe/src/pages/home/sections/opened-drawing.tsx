import { PhotoViewer, type PhotoViewerProps } from "../../../blocks/pictures/photo-viewer.tsx";
import { usePartFiles } from "../../../site/view/drawing.tsx";

interface OpenedDrawingProps extends Pick<PhotoViewerProps, "at" | "onMove"> {
  /** Of the window. */
  heading: string;
  /** `alt` says that it is a drawing, and of what. */
  drawings: readonly { file: string; alt: string }[];
}

/** One of several drawings as large as the screen allows, with the ways to the others. */
export function OpenedDrawing({ drawings, ...view }: OpenedDrawingProps) {
  const addressOf = usePartFiles();
  const photos = drawings.map(({ file, alt }) => ({ picture: { url: addressOf(file) }, caption: alt }));
  return <PhotoViewer photos={photos} caption={view.heading} {...view} />;
}
