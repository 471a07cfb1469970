import { type ApiCall, signedInCall } from './apiCalls.ts';
import type { FillOptions } from './fillSeason.ts';
import { passwordsOf } from './passwords.ts';

export interface AdministratorOptions extends Pick<FillOptions, 'runTask'> {
  /** Address of the API. */
  address: string;
}

const clerk = 'demo-clerk';

/**
 * Runs an action through the API as a temporary administrator. The account stays, as a user with an unknown password,
 * so that histories can name their author.
 */
export async function asAdministrator<Result>(
  { runTask, address }: AdministratorOptions,
  work: (call: ApiCall) => Promise<Result>,
): Promise<Result> {
  const password = (await passwordsOf(runTask, [clerk])).get(clerk) ?? '';
  await runTask(['user', 'role', clerk, 'admin']);
  try {
    return await work(await signedInCall(address, clerk, password));
  } finally {
    await runTask(['user', 'role', clerk, 'user']);
  }
}
