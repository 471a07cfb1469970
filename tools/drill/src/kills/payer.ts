import * as z from 'zod/mini';
import type { TestBed } from './testBed.ts';

/** Calls the API as somebody. Throws with the answer where it is a refusal. */
export type ApiCall = <Schema extends z.ZodMiniType>(
  method: 'GET' | 'POST',
  path: string,
  schema: Schema,
  body?: object,
) => Promise<z.output<Schema>>;

const accountIn = /^(payer|clerk): (\S+)$/;
const session = z.object({ accessToken: z.string() });
const users = z.object({ data: z.array(z.object({ _id: z.string(), username: z.string() })) });

/** Adds an organizer whose owner can buy a plan; signs the owner in anew at each call, since tokens are short-lived. */
export async function addPayer(testBed: TestBed, planId: string): Promise<() => Promise<ApiCall>> {
  const passwords = await accounts(testBed);
  await run(testBed, 'user', 'role', 'clerk', 'admin');
  await run(testBed, 'plan', 'set', planId, '500.00', '1', 'week');
  const clerk = await signedIn(testBed.address, 'clerk', passwords);
  const { data } = await clerk('GET', '/api/moderator/users?search=payer', users);
  const names = { name: 'Drill', label: 'DRILL', creatorId: data[0]?._id };
  await clerk('POST', '/api/admin/organizers', z.unknown(), names);
  return () => signedIn(testBed.address, 'payer', passwords);
}

async function accounts(testBed: TestBed): Promise<Map<string, string>> {
  const lines = await run(testBed, 'user', 'add', 'payer=payer@drill.example', 'clerk=clerk@drill.example');
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, password] = accountIn.exec(line) ?? [];
      return name && password ? [[name, password]] : [];
    }),
  );
}

async function run(testBed: TestBed, ...words: string[]): Promise<string[]> {
  const { code, lines } = await testBed.run(...words);
  if (code !== 0) throw new Error(lines.join('\n'));
  return lines;
}

async function signedIn(address: string, login: string, passwords: ReadonlyMap<string, string>): Promise<ApiCall> {
  const guest = callAt(address, null);
  const given = { login, password: passwords.get(login) ?? '' };
  const { accessToken } = await guest('POST', '/api/auth/authorization', session, given);
  return callAt(address, accessToken);
}

function callAt(address: string, accessToken: string | null): ApiCall {
  return async (method, path, schema, body) => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    };
    const response = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${answer}`);
    return schema.parse(JSON.parse(answer));
  };
}
