/** Files of one build, embedded in its loader and its frame script. */
export interface EmbedBuild {
  /** Matches the server's markup if the same build rendered it. */
  id: string;
  /** File names at `/embed/files/`. */
  bundle: string;
  sheet: string;
  /** Subresource integrity hashes, by file name. */
  integrity: Readonly<Record<string, string>>;
}

/** The portal that serves the embeds of a build. */
export interface EmbedSource {
  /** Origin of the portal. */
  origin: string;
  build: EmbedBuild;
}

export function fileUrl({ origin }: EmbedSource, name: string): string {
  return `${origin}/embed/files/${name}`;
}
