/** The files of one build, which its loader and its frame script have in them. */
export interface EmbedBuild {
  /** Equal in the server's markup where that was rendered by the same build. */
  id: string;
  /** Names of files at `/embed/files/`. */
  bundle: string;
  sheet: string;
  /** The hashes that browsers compare what they load with, by name. */
  integrity: Readonly<Record<string, string>>;
}

/** The portal that serves the embeds of a build. */
export interface EmbedSource {
  /** The origin of the portal. */
  origin: string;
  build: EmbedBuild;
}

export function fileUrl({ origin }: EmbedSource, name: string): string {
  return `${origin}/embed/files/${name}`;
}
