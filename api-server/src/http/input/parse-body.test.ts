import { achievementBody, signInBody } from "@ministry/api-client/schemas";
import { describe, expect, it } from "vitest";
import { parseBody } from "./parse-body.ts";

const otherwise = "Title is required.";

describe("the sentence for a body that can't be taken", () => {
  it.each([
    [{}, otherwise],
    [[], otherwise],
    [undefined, otherwise],
    ["title", otherwise],
    [{ title: "x", detail: 5 }, "“detail” must be a text."],
    [{ title: ["x"] }, "“title” must be a text."],
    [{ title: "x".repeat(100_000) }, "“title” is longer than 1000 characters."],
  ])("%j", (body, sentence) => {
    expect(() => parseBody(achievementBody, body, otherwise)).toThrow(
      expect.objectContaining({ statusCode: 400, message: sentence }),
    );
  });

  it("blames the field that is wrong, not the email that is there", () => {
    const body = { email: "a@ministry.example", password: "a long password", device: {} };
    expect(() => parseBody(signInBody, body, "Please enter email and password.")).toThrow(
      "“device” must be a text.",
    );
  });

  it.each([true, {}, [5], "x".repeat(1_000)])(
    "progress %j is no number and counts as none (A-121)",
    (progress) => {
      expect(parseBody(achievementBody, { title: "x", progress }, otherwise).progress).toBeNull();
    },
  );
});
