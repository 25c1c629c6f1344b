/** What a draft stores of a chosen file, so that it is written once: what will be sent of it. */
export interface Storable {
  file: File;
  /** It is a picture that was prepared: taken up again, it is sent as it is. `undecoded`: no browser here can show it. */
  prepared?: "whole" | "undecoded";
}

/** Pictures tell here what becomes of them (`pictures/scaling/prepare.ts`), and learn what became of them before. */
const sources = new WeakMap<File, () => Promise<Storable | undefined>>();
const restored = new WeakMap<File, NonNullable<Storable["prepared"]>>();

/** @param source resolves with nothing while it is not known what will be sent */
export const storeAs = (file: File, source: () => Promise<Storable | undefined>): void =>
  void sources.set(file, source);

/** What a draft stores of a file now; nothing while that is not known. */
export const storable = async (file: File): Promise<Storable | undefined> => {
  const source = sources.get(file);
  return source ? source() : { file, prepared: restored.get(file) };
};

/** A draft gave this picture back, as it was prepared before. */
export const markPrepared = (file: File, prepared: NonNullable<Storable["prepared"]>): void =>
  void restored.set(file, prepared);

export const preparedBefore = (file: File): Storable["prepared"] => restored.get(file);
