import { type ApiCall, signedInCall } from './apiCalls.ts';
import type { FillOptions } from './fillSeason.ts';
import { passwordsOf } from './passwords.ts';

export interface AdministratorOptions extends Pick<FillOptions, 'runTask'> {
  /** The API. */
  address: string;
}

const clerk = 'demo-clerk';

/**
 * Does something by the API as an account that is an administrator for as long as it takes. The account stays, as a user
 * whose password nobody knows, so that histories name who did it.
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
