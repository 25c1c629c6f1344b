import { ApiError } from "@ministry/api-client";
import { expect, test } from "vitest";
import { failureText } from "./failure-text.ts";

test("P-144 the server's words come first, on pages in its language", () => {
  const refused = new ApiError("server", { status: 503, serverMessage: "Under repair" });
  expect(failureText(refused, "Failed")).toBe("Under repair");
  expect(failureText(new Error("cut"), "Failed")).toBe("Failed");
  expect(failureText(refused, "Lama soo rari karin", "so")).toBe("Lama soo rari karin");
});
