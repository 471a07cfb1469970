import * as z from 'zod/mini';
import { type ApiCall, callAt, signedInCall } from './apiCalls.ts';

export interface LinkOptions {
  /** Address of the API. */
  address: string;
  /** Control side of the simulator. */
  controlUrl: string;
  username: string;
  password: string;
  /** Rider of the game to link to the account. */
  zwiftId: number;
  /** Further game accounts of the same person. */
  additionalIds?: readonly number[];
}

const settingsPath = '/api/race/profile/settings/0';
const calendarPath = '/api/race/profile/calendar';
const zwiftIdPath = '/api/race/profile/zwiftid';
const linked = z.object({
  data: z.object({
    gameIds: z.array(
      z.object({ zwiftId: z.int(), isProved: z.boolean(), proof: z.nullable(z.object({ code: z.string() })) }),
    ),
  }),
});
const rider = z.object({ data: z.object({ lastName: z.string() }) });

/**
 * Links riders to an account and verifies each by the last name, as people do, and creates a calendar for the account,
 * whose link is discarded. May be run again.
 */
export async function linkRider(options: LinkOptions): Promise<void> {
  const { address, controlUrl, username, password, zwiftId, additionalIds = [] } = options;
  const ask = await signedInCall(address, username, password);
  const control = callAt(controlUrl, null);
  const rename: Rename = (id, lastName) => control('POST', `riders/${id}`, z.unknown(), { lastName });
  await linkOne(ask, rename, zwiftId, false);
  for (const id of additionalIds) await linkOne(ask, rename, id, true);
  await ask('PUT', '/api/race/profile/my', z.unknown());
  const { data: calendar } = await ask('GET', calendarPath, z.object({ data: z.unknown() }));
  if (calendar === null) await ask('POST', calendarPath, z.unknown());
}

type Rename = (zwiftId: number, lastName: string) => Promise<unknown>;

async function linkOne(ask: ApiCall, rename: Rename, zwiftId: number, isAdditional: boolean): Promise<void> {
  const found = async () =>
    (await ask('GET', settingsPath, linked)).data.gameIds.find((gameId) => gameId.zwiftId === zwiftId);
  if (!(await found())) await ask('PUT', zwiftIdPath, z.unknown(), { zwiftId, isAdditional });
  if ((await found())?.isProved) return;
  await ask('POST', `${zwiftIdPath}/proof`, z.unknown(), { zwiftId });
  const code = (await found())?.proof?.code ?? '';
  const { lastName: ownName } = (await ask('GET', `/api/zwift/rider/${zwiftId}`, rider)).data;
  await rename(zwiftId, `${ownName} ${code}`);
  try {
    await ask('PUT', `${zwiftIdPath}/proof`, z.unknown(), { zwiftId });
  } finally {
    await rename(zwiftId, ownName);
  }
}
