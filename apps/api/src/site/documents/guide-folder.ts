import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentType } from '@otryv/contract';
import { DOCUMENT_TYPES } from '@otryv/contract/schemas';
import * as z from 'zod/mini';
import { type Article, readArticle } from './read-article.ts';

const listed = z.strictObject({
  fileName: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  summary: z.string().check(z.minLength(1)),
  updatedOn: z.iso.date(),
});
const contents = z.record(z.enum(DOCUMENT_TYPES), z.array(listed));

export interface GuideDocument extends Article, z.output<typeof listed> {
  type: DocumentType;
}

/**
 * Reads the articles listed in a folder's `contents.json`, in its order. No other file of the folder is ever read.
 *
 * Throws for a listed file that is missing or has no title.
 */
export async function readGuide(folder: string): Promise<GuideDocument[]> {
  const lists = contents.parse(JSON.parse(await readFile(join(folder, 'contents.json'), 'utf8')));
  const reads = DOCUMENT_TYPES.flatMap((type) =>
    lists[type].map(async (entry) => {
      const source = await readFile(join(folder, type, `${entry.fileName}.md`), 'utf8');
      return { type, ...entry, ...readArticle(source) };
    }),
  );
  return Promise.all(reads);
}
