import { vi } from "vitest";

/** What `untilOff` resolves with when the phone went off. */
export const off = Symbol("the phone is off");

/** Stands for a transaction, a store or a request. Every property leads back to it, and it never settles. */
const never: object = new Proxy(() => undefined, {
  get: (_, name) => (name === "then" ? () => undefined : never),
  apply: () => never,
});
const neverBegun = new Proxy({}, { get: () => never }) as IDBTransaction;

/** Returns a phone that goes off once it has written as often as a test allows. */
export function phoneThatGoesOff() {
  let goOff = (): void => undefined;
  const phone = {
    /** How often the phone may still write. At zero it goes off: a further write never settles. */
    writesLeft: Infinity,

    /** Counts the writes of every database, until mocks are restored. */
    countWrites() {
      const transaction = IDBDatabase.prototype.transaction;
      vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (
        this: IDBDatabase,
        ...call
      ) {
        if (call[1] === "readwrite") {
          if (phone.writesLeft <= 0) {
            goOff();
            return neverBegun;
          }
          phone.writesLeft -= 1;
        }
        return transaction.apply(this, call);
      });
    },

    /** Resolves with the result of `work`, or with `off` when the phone went off and all else has had time to happen. */
    untilOff<T>(work: Promise<T>): Promise<T | typeof off> {
      const end = new Promise<typeof off>((resolve) => (goOff = () => void setTimeout(resolve, 30, off)));
      return Promise.race([work, end]);
    },
  };
  return phone;
}
