declare module 'virtual:otryv/sizes' {
  /** Bytes by the exported name of a component. */
  export const sizes: Record<string, number>;
}

declare module 'virtual:otryv/changes' {
  /** Days by folder; empty without a complete history. */
  export const lastChanges: Record<string, string>;
  /** Latest commits, latest first; empty without a complete history. */
  export const recentChanges: readonly { day: string; subject: string; titles: readonly string[] }[];
}

declare module 'virtual:otryv/thumbnails' {
  /** URLs of pictures by the id of a component, a slash and a theme. */
  export const thumbnails: Record<string, string>;
}

declare module 'virtual:otryv/uses' {
  /** Components that use a token, by its name. */
  export const tokenUses: Record<string, readonly string[]>;
}
