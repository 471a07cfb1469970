import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';

/**
 * The bytes of an export, gzip: BSON documents one after the other, as MongoDB keeps them.
 *
 * A header; for each collection, by name, its section and then its documents by `_id`, ended by four zero bytes; the section
 * of uploaded files by name; the end with the counts, and SHA-256 of the documents of each section. After it 32 bytes: SHA-256 of
 * everything before. A backup is sealed over all of that where there is a BACKUP_KEY.
 */
export const formatName = 'otryv-data';
/** Grows with every change that an older reader would get wrong. */
export const formatVersion = 1;
export const checksumLength = 32;
/** No collection of MongoDB can have this name. */
export const filesSection = '$files';

/** In place of a document's length, which is at least five. */
export const sectionEnd = Buffer.alloc(4);

export const exportHeader = z.object({
  format: z.literal(formatName),
  version: z.int(),
  /** Of the key that the secrets in the data are sealed with. */
  keyFingerprint: z.string(),
  /** The migrations that have changed the data: another product's are unknown to this one. */
  migrations: z.array(z.string()),
});
export type ExportHeader = z.output<typeof exportHeader>;

export const exportSection = z.object({ section: z.string() });
export const exportEnd = z.object({
  counts: z.record(z.string(), z.int()),
  /** In hexadecimal; files of before have none. */
  hashes: z.optional(z.record(z.string(), z.string())),
});
export type ExportEnd = z.output<typeof exportEnd>;

/** What belongs to a process or to an import, not to the data. */
export const transientCollections: ReadonlySet<string> = new Set(['backups', 'locks', 'unfinishedImport']);

export function isExported(collection: string): boolean {
  return !collection.startsWith('system.') && !transientCollections.has(collection);
}

/** Names a key without giving anything of it away. */
export function fingerprintOf(key: Uint8Array): string {
  return createHmac('sha256', key).update(formatName).digest('hex').slice(0, 16);
}
