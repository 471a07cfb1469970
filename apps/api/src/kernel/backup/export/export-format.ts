import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';

/**
 * Format of an export, gzipped: consecutive BSON documents, as stored in MongoDB.
 *
 * A header; for each collection, by name, its section and then its documents by `_id`, terminated by four zero bytes;
 * the section of uploaded files by name; the end with the counts, and SHA-256 of the documents of each section. Then 32
 * bytes: SHA-256 of everything before. A backup is sealed as a whole if there is a BACKUP_KEY.
 */
export const formatName = 'otryv-data';
/** Incremented with every change that an older reader would misread. */
export const formatVersion = 1;
export const checksumLength = 32;
/** Section name that no MongoDB collection can have. */
export const filesSection = '$files';

/** Terminator in place of a document's length, which is at least five. */
export const sectionEnd = Buffer.alloc(4);

export const exportHeader = z.object({
  format: z.literal(formatName),
  version: z.int(),
  /** Of the key that the secrets in the data are sealed with. */
  keyFingerprint: z.string(),
  /** Migrations applied to the data: another product's are unknown to this one. */
  migrations: z.array(z.string()),
});
export type ExportHeader = z.output<typeof exportHeader>;

export const exportSection = z.object({ section: z.string() });
export const exportEnd = z.object({
  counts: z.record(z.string(), z.int()),
  /** In hexadecimal; missing in older files. */
  hashes: z.optional(z.record(z.string(), z.string())),
});
export type ExportEnd = z.output<typeof exportEnd>;

/** Collections that belong to a process or to an import, not to the data. */
export const transientCollections: ReadonlySet<string> = new Set(['backups', 'locks', 'unfinishedImport']);

export function isExported(collection: string): boolean {
  return !collection.startsWith('system.') && !transientCollections.has(collection);
}

/** Returns an identifier of a key that reveals nothing about it. */
export function fingerprintOf(key: Uint8Array): string {
  return createHmac('sha256', key).update(formatName).digest('hex').slice(0, 16);
}
