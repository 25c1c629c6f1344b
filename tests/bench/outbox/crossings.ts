import type { Crossing } from "../../faults/proxy/proxy.ts";

/** Every request of one run, and what it took of the line. */
export class Crossings {
  readonly all: Crossing[] = [];

  get bytes(): number {
    return this.all.reduce((sum, { head, body }) => sum + head + body, 0);
  }

  /** How many requests failed in which way, and the share of all they are. */
  failures(): string {
    const asked = this.all.filter(({ method }) => method !== "OPTIONS");
    const failed = asked.filter(({ act }) => act);
    const share = (count: number, of: number) => `${((count / of) * 100).toFixed(0)} %`;
    const large = asked.filter(({ body, act }) => body > 16_000 || act?.type === "cut request");
    return [
      `${asked.length} requests, ${failed.length} failed (${share(failed.length, asked.length)})`,
      `of those with a large body ${share(large.filter(({ act }) => act).length, large.length)}`,
      ...counted(failed.map(({ act }) => act?.type ?? "")).map(([type, count]) => `${type} ${count}`),
    ].join(", ");
  }

  /** Bytes by what the requests were for: bodies of those that passed and of those that failed, and heads. */
  account(): string {
    const kb = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
    const kinds = [...new Set(this.all.map(kindOf))];
    return kinds
      .map((kind) => {
        const these = this.all.filter((one) => kindOf(one) === kind);
        const sum = (list: readonly Crossing[], of: "head" | "body") =>
          list.reduce((all, one) => all + one[of], 0);
        const passed = these.filter(({ act, status = 0 }) => !act && status < 400);
        const fates = [...new Set(these.map(fateOf))].filter((fate) => fate !== "");
        const failed = fates.map(
          (fate) =>
            `${fate} ${kb(
              sum(
                these.filter((one) => fateOf(one) === fate),
                "body",
              ),
            )}`,
        );
        return `${kind} ${these.length}x: heads ${kb(sum(these, "head"))}, bodies ${kb(sum(passed, "body"))}${failed.map((one) => `, ${one}`).join("")}`;
      })
      .join("\n  ");
  }
}

const kindOf = ({ kind, method }: Crossing) => (method === "OPTIONS" ? "preflight" : kind);

/** How a request failed; nothing for those that passed. */
const fateOf = ({ act, status = 0 }: Crossing) => act?.type ?? (status < 400 ? "" : `refused with ${status}`);

function counted(names: readonly string[]): [string, number][] {
  return [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]);
}
