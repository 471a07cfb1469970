import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAccounts, signIn } from '../kills/accounts.ts';
import type { TestBed } from '../kills/testBed.ts';

/** An account with its access token, valid for fifteen minutes. */
export interface Reader {
  username: string;
  password: string;
  token: string;
  /** Client address. */
  from: string;
}

/** Adds accounts and signs each in, from separate addresses. */
export async function signInReaders(testBed: TestBed, count: number): Promise<Reader[]> {
  const passwords = await addAccounts(
    testBed,
    Array.from({ length: count }, (_, index) => `reader-${index}`),
  );
  const readers: Reader[] = [];
  for (const [index, [username, password]] of [...passwords].entries()) {
    const from = `10.8.${index >> 8}.${index & 255}`;
    readers.push({ username, password, from, token: await signIn(testBed.address, username, password, from) });
  }
  return readers;
}

/** Writes messages with these texts to each reader, in another process. */
export async function writeMessages(
  { run }: TestBed,
  readers: readonly Reader[],
  texts: readonly string[],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-drill-messages-'));
  const file = join(folder, 'messages.json');
  const about = { type: 'team', title: 'ВЕТЕР', isRead: false, entityUrl: null, externalEntityUrl: null };
  const messages = texts.map((text) => ({ ...about, text, createdAt: nextMoment() }));
  try {
    await writeFile(file, JSON.stringify(Object.fromEntries(readers.map(({ username }) => [username, messages]))));
    const { code, lines } = await run('message', 'add', file);
    if (code !== 0) throw new Error(lines.join('\n'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

let written = 0;

// Never two in the same moment: the task skips messages that a reader already has.
function nextMoment(): string {
  written += 1;
  return new Date(Date.now() - 3_600_000 + written).toISOString();
}
