/**
 * The shape of a text in another language: the same keys and as many entries, with any string where English has a
 * string. So the type check finds what a language lacks.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer V) => unknown
    ? (...values: V) => string
    : T extends object
      ? { readonly [K in keyof T]: Translated<T[K]> }
      : T;
