import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { TestBed } from '../kills/testBed.ts';

const accountIn = /^(reader-\d+): (\S+)$/;
const session = z.object({ accessToken: z.string() });

/** An account with its access token, good for fifteen minutes. */
export interface Reader {
  username: string;
  token: string;
}

/** Adds accounts and signs each in, from an address of its own. */
export async function signInReaders({ address, run }: TestBed, count: number): Promise<Reader[]> {
  const names = Array.from({ length: count }, (_, index) => `reader-${index}`);
  const { code, lines } = await run('user', 'add', ...names.map((name) => `${name}=${name}@drill.example`));
  if (code !== 0) throw new Error(lines.join('\n'));
  const readers: Reader[] = [];
  // A process may write warnings of Node between its lines.
  const accounts = lines.flatMap((line) => [accountIn.exec(line) ?? []]).filter(([whole]) => whole !== undefined);
  for (const [index, [, username = '', password = '']] of accounts.entries()) {
    const response = await fetch(`${address}/api/auth/authorization`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.8.${index >> 8}.${index & 255}` },
      body: JSON.stringify({ login: username, password }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`The sign-in of ${username} answered ${response.status}: ${answer}`);
    readers.push({ username, token: session.parse(JSON.parse(answer)).accessToken });
  }
  return readers;
}

/** Writes the messages of these texts to each reader, in another process. */
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

// No two at the same moment: the task leaves out what a reader has.
function nextMoment(): string {
  written += 1;
  return new Date(Date.now() - 3_600_000 + written).toISOString();
}
