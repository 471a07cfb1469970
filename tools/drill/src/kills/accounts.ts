import * as z from 'zod/mini';
import type { TestBed } from './testBed.ts';

const session = z.object({ accessToken: z.string() });

/** Adds accounts by name; resolves to their passwords. */
export async function addAccounts(
  { run }: Pick<TestBed, 'run'>,
  names: readonly string[],
): Promise<Map<string, string>> {
  const { code, lines } = await run('user', 'add', ...names.map((name) => `${name}=${name}@drill.example`));
  if (code !== 0) throw new Error(lines.join('\n'));
  // A process may print Node warnings between its lines.
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, password] = /^(\S+): (\S+)$/.exec(line) ?? [];
      return name && password && names.includes(name) ? [[name, password]] : [];
    }),
  );
}

/** Returns an access token, valid for fifteen minutes; `from` is the address of the client. */
export async function signIn(address: string, login: string, password: string, from = '10.7.0.1'): Promise<string> {
  const response = await fetch(`${address}/api/auth/authorization`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ login, password }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The sign-in of ${login} answered ${response.status}: ${answer}`);
  return session.parse(JSON.parse(answer)).accessToken;
}
