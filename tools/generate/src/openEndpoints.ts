import type { Endpoint } from '@otryv/contract';

/**
 * Module with the open endpoints for the portal, which does not load the descriptions, because they carry validators.
 */
export const openEndpointsFile = 'apps/portal/src/lib/http/openEndpoints.ts';

type Described = Pick<Endpoint, 'method' | 'path' | 'access' | 'csrf'>;

/** Generates the portal's module from the endpoints of the contract. */
export function openEndpointsModule(endpoints: readonly Described[]): string {
  const keysOf = (those: readonly Described[]) => those.map(({ method, path }) => `${method} ${path}`);
  const open = endpoints.filter(({ access }) => access === 'public');
  const byCookie = endpoints.filter(({ csrf }) => csrf);
  return `// What \`npm run build:openapi\` writes from the contract.

/** Endpoints that need no token. */
export const publicEndpoints: Readonly<Record<string, true>> = {${listed(keysOf(open))}};

/** Endpoints that a cookie authorises. */
export const csrfEndpoints: Readonly<Record<string, true>> = {${listed(keysOf(byCookie))}};

/** Reads for some readers whose addresses look like those of a public one. */
export const ownReads: Readonly<Record<string, true>> = {${listed(shadowing(endpoints))}};
`;
}

function listed(items: readonly string[]): string {
  return items.map((item) => `\n  '${item}': true,`).join('') + (items.length > 0 ? '\n' : '');
}

/** Returns the paths of restricted reads that the router prefers to a public one. */
function shadowing(endpoints: readonly Described[]): string[] {
  const reads = endpoints.filter(({ method }) => method === 'GET');
  const open = reads.filter(({ access }) => access === 'public');
  return reads
    .filter(({ path, access }) => access !== 'public' && open.some((other) => isPreferred(path, other.path)))
    .map(({ path }) => path);
}

/** Whether some address matches both paths, and a router uses the first of them: it prefers words to parameters. */
function isPreferred(path: string, other: string): boolean {
  const [parts, others] = [path.split('/'), other.split('/')];
  if (parts.length !== others.length) return false;
  const pairs = parts.map((part, index): [string, string] => [part, others[index] ?? '']);
  const isBoth = pairs.every(([one, two]) => one === two || isParameter(one) || isParameter(two));
  const [deciding] = pairs.find(([one, two]) => isParameter(one) !== isParameter(two)) ?? [];
  return isBoth && deciding !== undefined && !isParameter(deciding);
}

function isParameter(part: string): boolean {
  return part.startsWith('{');
}
