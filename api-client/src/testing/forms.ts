/** Returns a small file that a form can send as a picture. */
export const jpeg = () => new File(["x"], "a.jpg", { type: "image/jpeg" });

/** Returns the names of a sent form's fields, in order. */
export const fieldsOf = (body: unknown) => [...(body as FormData).keys()];
