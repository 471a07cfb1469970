import type { Deprecation } from '@otryv/contract';

/** The headers of a call that comes to its end: since when (RFC 9745), until when (RFC 8594), and where to read more. */
export function deprecationHeaders({ since, sunset }: Deprecation): Record<string, string> {
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(sunset).toUTCString(),
    link: '</api/docs>; rel="deprecation"; type="text/html"',
  };
}
