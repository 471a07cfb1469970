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
 * What makes strings of the portal trusted where the page requires it (`require-trusted-types-for`). Throws where the page allows no
 * policy named `otryv`; without such a requirement the strings stay as they are.
 */
export function trusted(): Policy {
  policy ??= policies()?.createPolicy('otryv', asIs) ?? asIs;
  return policy;
}

/** `undefined` in a browser without trusted types. */
function policies(): Policies | undefined {
  return Reflect.get(globalThis, 'trustedTypes');
}
