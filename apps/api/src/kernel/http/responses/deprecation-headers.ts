import type { Deprecation } from '@otryv/contract';

/** Returns the headers of a deprecated call: since when (RFC 9745), until when (RFC 8594), and a link to details. */
export function deprecationHeaders({ since, sunset }: Deprecation): Record<string, string> {
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(sunset).toUTCString(),
    link: '</api/docs>; rel="deprecation"; type="text/html"',
  };
}
