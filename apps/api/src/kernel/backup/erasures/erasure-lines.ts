import * as z from 'zod/mini';

const erasureLine = z.object({
  kind: z.enum(['user', 'rider']),
  /** Id of the hash key. */
  key: z.string(),
  hash: z.string(),
  revision: z.int(),
  at: z.string(),
  isDeleted: z.boolean(),
  hidden: z.nullable(z.array(z.string())),
});
export type ErasureLine = z.output<typeof erasureLine>;

/** Hash key, sealed with the ENCRYPTION_KEY of its time. */
const keyLine = z.object({ kind: z.literal('key'), id: z.string(), sealed: z.string() });
export type KeyLine = z.output<typeof keyLine>;

const line = z.union([erasureLine, keyLine]);

export interface ErasureList {
  erasures: ErasureLine[];
  keys: KeyLine[];
  /** Number of lines that were written incompletely and added again, or damaged later. */
  unreadable: number;
}

export function readErasureList(texts: readonly string[]): ErasureList {
  const list: ErasureList = { erasures: [], keys: [], unreadable: 0 };
  for (const text of texts) {
    const read = lineOf(text);
    if (read?.kind === 'key') list.keys.push(read);
    else if (read) list.erasures.push(read);
    else list.unreadable += 1;
  }
  return list;
}

function lineOf(text: string): ErasureLine | KeyLine | null {
  try {
    return line.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
