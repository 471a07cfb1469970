interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface Policies {
  createPolicy: (name: string, rules: Policy) => Policy;
}

const asIs: Policy = { createHTML: (html) => html, createScriptURL: (url) => url };

let policy: Policy | null = null;

/**
 * Returns the policy that makes the portal's strings trusted if the page requires it (`require-trusted-types-for`).
 * Throws if the page forbids a policy named `otryv`; without such a requirement the strings are unchanged.
 */
export function trusted(): Policy {
  policy ??= policies()?.createPolicy('otryv', asIs) ?? asIs;
  return policy;
}

/** Returns `undefined` in a browser without trusted types. */
function policies(): Policies | undefined {
  return Reflect.get(globalThis, 'trustedTypes');
}
