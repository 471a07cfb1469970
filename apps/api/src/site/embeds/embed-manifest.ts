import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const file = z.string().check(z.regex(/^[\w.-]+$/));

/** Manifest written by the build of the embeds. */
const manifest = z.object({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(-[a-z\d.-]+)?$/)),
  /** Id of the client build: markup of another build uses classes of another style sheet. */
  build: z.string().check(z.regex(/^[\w-]+$/)),
  loader: file,
  frame: file,
  bundle: file,
  sheet: file,
  fonts: z.array(file),
  /** `sha384-…` of each file, by name. */
  integrity: z.record(z.string(), z.string()),
});
export type EmbedManifest = z.output<typeof manifest>;

export async function readManifest(folder: string): Promise<EmbedManifest> {
  return manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
}
