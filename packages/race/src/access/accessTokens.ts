export interface AccessToken {
  type: 'symbol' | 'number' | 'text' | 'name' | 'unknown' | 'end';
  text: string;
  /** The index of its first character. */
  at: number;
}

const pattern =
  /(?<symbol>\|\||&&|[=!]=|[<>]=?|[()])|(?<number>-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)|(?<text>"[^"]*")|(?<name>[a-z_][\w.]*)|(?<unknown>\S)/gi;

/** Tokenizes an access expression; the last token has the type `end`. */
export function accessTokens(source: string): AccessToken[] {
  const tokens = [...source.matchAll(pattern)].map(({ 0: text, index, groups = {} }) => ({
    type: typeOf(groups),
    text,
    at: index,
  }));
  return [...tokens, { type: 'end', text: '', at: source.length }];
}

function typeOf(groups: Partial<Record<string, string>>): AccessToken['type'] {
  const types = ['symbol', 'number', 'text', 'name'] as const;
  return types.find((type) => groups[type] !== undefined) ?? 'unknown';
}
