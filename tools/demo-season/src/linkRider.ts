import * as z from 'zod/mini';

export interface LinkOptions {
  /** The API. */
  address: string;
  /** The control side of the simulator. */
  controlUrl: string;
  username: string;
  password: string;
  /** The rider of the game that the account gets. */
  zwiftId: number;
  /** Further accounts of the same person in the game. */
  additionalIds?: readonly number[];
}

type Method = 'GET' | 'POST' | 'PUT';

const settingsPath = '/api/race/profile/settings/0';
const zwiftIdPath = '/api/race/profile/zwiftid';
const session = z.object({ accessToken: z.string() });
const linked = z.object({
  data: z.object({
    gameIds: z.array(
      z.object({ zwiftId: z.int(), isProved: z.boolean(), proof: z.nullable(z.object({ code: z.string() })) }),
    ),
  }),
});
const rider = z.object({ data: z.object({ lastName: z.string() }) });

/** Links riders to an account and proves each by the last name, as people do. May be run again. */
export async function linkRider(options: LinkOptions): Promise<void> {
  const { address, controlUrl, username, password, zwiftId, additionalIds = [] } = options;
  const login = { login: username, password };
  const { accessToken } = await call(address, 'POST', '/api/auth/authorization', session, login);
  const ask: Ask = (method, path, body) => call(address, method, path, z.unknown(), body, accessToken);
  const rename = (id: number, lastName: string) => call(controlUrl, 'POST', `riders/${id}`, z.unknown(), { lastName });
  await linkOne(ask, rename, zwiftId, false);
  for (const id of additionalIds) await linkOne(ask, rename, id, true);
  await ask('PUT', '/api/race/profile/my');
}

type Ask = (method: Method, path: string, body?: object) => Promise<unknown>;
type Rename = (zwiftId: number, lastName: string) => Promise<unknown>;

async function linkOne(ask: Ask, rename: Rename, zwiftId: number, isAdditional: boolean): Promise<void> {
  const found = async () =>
    linked.parse(await ask('GET', settingsPath)).data.gameIds.find((gameId) => gameId.zwiftId === zwiftId);
  if (!(await found())) await ask('PUT', zwiftIdPath, { zwiftId, isAdditional });
  if ((await found())?.isProved) return;
  await ask('POST', `${zwiftIdPath}/proof`, { zwiftId });
  const code = (await found())?.proof?.code ?? '';
  const { lastName: ownName } = rider.parse(await ask('GET', `/api/zwift/rider/${zwiftId}`)).data;
  await rename(zwiftId, `${ownName} ${code}`);
  try {
    await ask('PUT', `${zwiftIdPath}/proof`, { zwiftId });
  } finally {
    await rename(zwiftId, ownName);
  }
}

async function call<Schema extends z.ZodMiniType>(
  base: string,
  method: Method,
  path: string,
  schema: Schema,
  body?: object,
  accessToken?: string,
): Promise<z.output<Schema>> {
  const response = await fetch(new URL(path, base), {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return schema.parse(text === '' ? null : JSON.parse(text));
}
