interface DataPolicy {
  createScript(text: string): string;
}
/** What we use of Trusted Types; the DOM's own types do not know them yet. */
interface TrustedTypesHost {
  trustedTypes?: { createPolicy(name: string, rules: DataPolicy): DataPolicy };
}

/**
 * Browsers look at the text of every script, of one that is data, too. This lets JSON through and nothing else: what
 * can't be read as JSON throws.
 */
const onlyJson: DataPolicy = { createScript: (text) => JSON.stringify(JSON.parse(text)) };
let policy: DataPolicy | undefined;

/** Puts JSON-LD into the head, in place of what was there. @returns takes it out again */
export function showData(json: string): () => void {
  document.head.querySelector(`script[type="${type}"]`)?.remove();
  const block = document.createElement("script");
  block.type = type;
  try {
    policy ??=
      (globalThis as TrustedTypesHost).trustedTypes?.createPolicy("ministry-data", onlyJson) ?? onlyJson;
    block.text = policy.createScript(json);
    document.head.append(block);
  } catch (error) {
    // A server whose policy does not know this one; the page is whole without.
    console.warn("no structured data", error);
  }
  return () => block.remove();
}

const type = "application/ld+json";
