import { contract, type Endpoint } from '@otryv/contract';
import { addresses } from '@otryv/contract/addresses';

const runsOfSecrets = /[\w-]{43,}/g;
const masked = '[secret]';
const patterns = [
  ...Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain).map(({ path }) => path)),
  ...Object.values(addresses).map(({ pattern }) => pattern),
];
/** Segments followed by a secret, however the address was copied. */
const beforeSecrets = new Set(
  patterns.flatMap((pattern) => {
    const segments = pattern.split('/');
    return segments.filter((_, at) => /^(:token|\{token\})$/.test(segments[at + 1] ?? ''));
  }),
);

/** Removes the secrets of links from a path. */
export function withoutSecrets(path: string): string {
  let isSecret = false;
  const segments = path.split('/').map((segment) => {
    if (segment === '') return segment;
    const plain = decoded(segment);
    const shown = isSecret ? masked : hasRun(plain) ? plain.replace(runsOfSecrets, masked) : segment;
    isSecret = beforeSecrets.has(plain.toLowerCase());
    return shown;
  });
  return segments.join('/');
}

function hasRun(text: string): boolean {
  return text.search(runsOfSecrets) !== -1;
}

/** Decodes a segment like the router, as far as possible. */
function decoded(segment: string): string {
  return segment.replace(/(%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
