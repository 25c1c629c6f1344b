import { randomInt } from "node:crypto";
import { hashPassword, passwordFits } from "../credentials/passwords.ts";

/** Without letters and digits that are mistaken for one another (Crockford's base 32). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeCount = 10;
const codeLength = 12;
const shape = new RegExp(`^[${alphabet}]{${codeLength}}$`);

/** One code as it is shown, and what is stored of it. */
export interface RecoveryCode {
  /** `ABCD-EFGH-JKMN` */
  shown: string;
  /** Its first character, another one for each code of a set: finds the one hash to compare with. */
  selector: string;
  codeHash: string;
}

/** The code in what somebody typed: spaces, dashes and small letters do not matter, and O is a zero. */
export function recoveryCodeIn(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return shape.test(code) ? code : undefined;
}

export const selectorOf = (code: string): string => code.slice(0, 1);

/** Ten new codes of 55 random bits beside the selector; hashed as passwords are. */
export async function newRecoveryCodes(): Promise<RecoveryCode[]> {
  const letters = [...alphabet];
  const selectors = Array.from({ length: codeCount }, () =>
    letters.splice(randomInt(letters.length), 1).join(""),
  );
  return Promise.all(
    selectors.map(async (selector) => {
      const rest = Array.from({ length: codeLength - 1 }, () => alphabet[randomInt(alphabet.length)]);
      const code = selector + rest.join("");
      return { shown: code.replaceAll(/(.{4})(?!$)/g, "$1-"), selector, codeHash: await hashPassword(code) };
    }),
  );
}

export const recoveryCodeFits = (code: string, codeHash: string): Promise<boolean> =>
  passwordFits(code, codeHash);
