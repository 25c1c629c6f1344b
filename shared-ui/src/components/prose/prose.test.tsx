// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Prose } from "./prose.tsx";

afterEach(cleanup);

test("text is shown as text, in its paragraphs, each running its own way", () => {
  const { container } = render(<Prose text={"<b>Water</b>\r\n\r\n مشروع \n\n\n\nEnd\nof it"} />);
  const parts = [...container.querySelectorAll("p")];
  expect(parts.map((part) => part.textContent)).toEqual(["<b>Water</b>", "مشروع", "End\nof it"]);
  expect(parts.every((part) => part.dir === "auto")).toBe(true);
});
