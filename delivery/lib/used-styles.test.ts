import { expect, test } from "vitest";
import { parseStyles, partsOf, usedStyles } from "./used-styles.ts";

const page = partsOf('<main class="a b" data-ground="deep"><h1>x</h1><ul><li>y</li></ul></main>');
const used = (css: string) => usedStyles(parseStyles(css), page);

test.each([
  ["a rule without a class", "body,main{color:red}", "main{color:red}"],
  ["a rule whose class the page has", ".a{b:c}.z{b:c}", ".a{b:c}"],
  ["the selectors that can fit", ".a .b,.a .z,h1{b:c}", ".a .b,h1{b:c}"],
  ["rules in a group", "@media (min-width:1rem){.a{b:c}.z{b:c}}", "@media (min-width:1rem){.a{b:c}}"],
  ["no empty group", "@media print{.z{b:c}}", ""],
  ["what has no selectors", "@keyframes run{to{left:0}}", "@keyframes run{to{left:0}}"],
  ["statements", '@import "x;y";.a{b:c}', '@import "x;y";.a{b:c}'],
  ["the root and pseudo classes", ":root{--x:1}.a:hover{b:c}", ":root{--x:1}.a:hover{b:c}"],
  ["what may not be there", ".a:not(.z){b:c}.a:where(.z){b:c}", ".a:not(.z){b:c}.a:where(.z){b:c}"],
  ["attributes that the page has", "[data-ground]{b:c}[data-other] .a{b:c}", "[data-ground]{b:c}"],
  ["a value with signs of CSS in it", '.a::before{content:"}.z{"}', '.a::before{content:"}.z{"}'],
])("a page keeps %s", (_what, css, kept) => {
  expect(used(css)).toBe(kept);
});
