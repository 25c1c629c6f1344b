import { describe, expect, test } from "vitest";
import { recorded } from "../../testing/recorded.ts";
import { projectAnswer } from "../answers.ts";
import { unwrapOne } from "../fields/envelopes.ts";
import { readProject } from "./project.ts";

const decode = (name: string) => readProject(unwrapOne(recorded(name)) as Record<string, unknown>);

describe("a project off the wire", () => {
  test.each(["project-array", "project-object", "project-data", "project-data-array"])(
    "API-15, P-137: %s gives clean names",
    (name) => {
      expect(decode(name)).toMatchObject({
        id: "64f0c2a9b1d2e3f405162738",
        title: "Solar hybrid mini-grid",
        description: "A mini-grid for three villages.",
        geography: "Three villages along the river",
        components: ["Survey", "Installation", "Training", ""],
        coverImage: "uploads\\1712-cover image.jpg",
        geographicImage: "/allimages/map.webp",
        stakeholders: [
          "https://files.example.org/logos/one.png",
          "allimages/two.png",
          "document/three.png",
          "four.png",
        ],
      });
    },
  );

  test("P-104: a title may come as `name`; everything else may be missing", () => {
    expect(decode("project-bare")).toMatchObject({
      title: "Well rehabilitation",
      components: ["", "", "", ""],
      stakeholders: [undefined, undefined, undefined, undefined],
      achievements: [],
      photos: [],
    });
  });

  test("P-130: photos come under Photos or photos", () => {
    expect(decode("project-array").photos).toEqual([
      { reference: "allimages/p1.jpg" },
      { reference: "allimages/p2.jpg" },
    ]);
    expect(decode("project-object").photos).toEqual([{ reference: "p1.jpg" }]);
  });

  test("odd values cost neither the record nor the positions in its lists", () => {
    const project = decode("project-odd-values");
    expect(project.title).toBe("Water kiosk");
    expect(project.description).toBe("");
    expect(project.achievements.map(({ title }) => title)).toEqual(["", "Tap stands", ""]);
    expect(project.photos).toEqual([{ reference: "p.jpg" }, { reference: "" }, { reference: "bare.jpg" }]);
    expect(Object.keys(project.media ?? {})).toEqual(["bare.jpg"]);
    expect(project.media?.["bare.jpg"]?.variants).toEqual([
      { width: 320, format: "webp", url: "bare-320.webp" },
    ]);
  });

  test("API-15: a recorded one is what the server documents", () => {
    expect(projectAnswer.safeParse(unwrapOne(recorded("project-data"))).success).toBe(true);
  });
});
