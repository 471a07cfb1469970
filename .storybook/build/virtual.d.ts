declare module 'virtual:otryv/sizes' {
  /** Bytes by the exported name of a component. */
  export const sizes: Record<string, number>;
}

declare module 'virtual:otryv/changes' {
  /** Days by folder; empty where the history is not whole. */
  export const lastChanges: Record<string, string>;
  /** The latest commits, latest first; none where the history is not whole. */
  export const recentChanges: readonly { day: string; subject: string; titles: readonly string[] }[];
}

declare module 'virtual:otryv/thumbnails' {
  /** Addresses of pictures by the id of a component, a slash and a theme. */
  export const thumbnails: Record<string, string>;
}

declare module 'virtual:otryv/uses' {
  /** The components that use a token, by its name. */
  export const tokenUses: Record<string, readonly string[]>;
}
