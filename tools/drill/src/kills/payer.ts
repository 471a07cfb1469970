import * as z from 'zod/mini';
import { addAccounts, signIn } from './accounts.ts';
import type { TestBed } from './testBed.ts';

/** Calls the API with a session. Throws the response of an error. */
export type ApiCall = <Schema extends z.ZodMiniType>(
  method: 'GET' | 'POST',
  path: string,
  schema: Schema,
  body?: object,
) => Promise<z.output<Schema>>;

const users = z.object({ data: z.array(z.object({ _id: z.string(), username: z.string() })) });

/**
 * Adds an organizer whose owner can buy a plan; signs the owner in again at each call, since tokens are short-lived.
 */
export async function addPayer(testBed: TestBed, planId: string): Promise<() => Promise<ApiCall>> {
  const passwords = await addAccounts(testBed, ['payer', 'clerk']);
  await run(testBed, 'user', 'role', 'clerk', 'admin');
  await run(testBed, 'plan', 'set', planId, '500.00', '1', 'week');
  const clerk = await signedIn(testBed.address, 'clerk', passwords);
  const { data } = await clerk('GET', '/api/moderator/users?search=payer', users);
  const names = { name: 'Drill', label: 'DRILL', creatorId: data[0]?._id };
  await clerk('POST', '/api/admin/organizers', z.unknown(), names);
  return () => signedIn(testBed.address, 'payer', passwords);
}

async function run(testBed: TestBed, ...args: string[]): Promise<string[]> {
  const { code, lines } = await testBed.run(...args);
  if (code !== 0) throw new Error(lines.join('\n'));
  return lines;
}

async function signedIn(address: string, login: string, passwords: ReadonlyMap<string, string>): Promise<ApiCall> {
  return callAt(address, await signIn(address, login, passwords.get(login) ?? ''));
}

function callAt(address: string, accessToken: string): ApiCall {
  return async (method, path, schema, body) => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      authorization: `Bearer ${accessToken}`,
    };
    const response = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${answer}`);
    return schema.parse(JSON.parse(answer));
  };
}
