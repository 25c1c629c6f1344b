import type { Example } from "./example.ts";

const files = import.meta.glob<string>("../illustrations/*.svg", {
  eager: true,
  import: "default",
  query: "?no-inline",
});

/** The drawings, each by the name of its file. */
export const illustrationExamples: Example[] = Object.entries(files).map(([path, src]) => {
  const name = path.replace(/^.*\/|\.svg$/g, "");
  return { name, Show: () => <img src={src} alt={name.replaceAll("-", " ")} width={240} height={150} /> };
});
