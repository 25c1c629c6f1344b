import { expect, it } from "vitest";
import { movedStyles } from "./moved-styles.ts";

it("writes each style once, as a rule", () => {
  const { html, css } = movedStyles(
    '<p class="a" style="color:#123456">1</p><p style="color:#123456">2</p><i style="inline-size:40%"></i>',
  );
  expect(html).toBe('<p class="a" data-style="0">1</p><p data-style="0">2</p><i data-style="1"></i>');
  expect(css).toBe('[data-style="0"]{color:#123456}[data-style="1"]{inline-size:40%}');
});

it.each(["color:red}body{display:none", "background:url(&quot;x&quot;)", "color:red&lt;/style>", "a:\\7d"])(
  "leaves out %s, which could end its rule",
  (text) => {
    expect(movedStyles(`<p style="${text}">1</p>`)).toEqual({ html: "<p>1</p>", css: "" });
  },
);

it("takes words of a text for no attribute", () => {
  const html = "<p>a style=&quot;b&quot;</p>";
  expect(movedStyles(html)).toEqual({ html, css: "" });
});
