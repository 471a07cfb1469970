import type { INestApplicationContext } from '@nestjs/common';
import { registrationBody } from '@otryv/contract/schemas';
import { DomainError } from '../kernel/errors/domain-error.ts';
import { OperatorAccounts } from '../people/auth/operator-accounts.ts';
import { EmailTaken, UserUnknown } from '../people/users/records/users.errors.ts';
import { UsersService } from '../people/users/users.service.ts';
import { UsageError } from './arguments.ts';
import { refusalOf } from './refusal.ts';

type Log = (line: string) => void;

/** Adds accounts, each given as NAME=EMAIL, with a random password that is printed once. */
export function addUsers(app: INestApplicationContext, pairs: readonly string[], log: Log): Promise<number> {
  return forEachName(pairs, log, async (pair) => {
    const [username = '', email = ''] = pair.split('=');
    const { username: name, email: address } = registrationBody.shape;
    if (!name.safeParse(username).success || !address.safeParse(email).success)
      throw new UsageError(`"${pair}" is not NAME=EMAIL.`);
    return [username, await app.get(OperatorAccounts).add(username, email)];
  });
}

/** Sets new random passwords of accounts, each printed once, and ends their sessions. */
export function replacePasswords(app: INestApplicationContext, names: readonly string[], log: Log): Promise<number> {
  return forEachName(names, log, async (name) => [name, await app.get(OperatorAccounts).replacePassword(name)]);
}

export async function setRole(
  app: INestApplicationContext,
  [username, role]: readonly string[],
  log: Log,
): Promise<number> {
  if (!username || (role !== 'user' && role !== 'moderator' && role !== 'admin')) {
    throw new UsageError('Pass a user name and a role: user, moderator or admin.');
  }
  await app.get(UsersService).setRole(username, role, null);
  log(`${username}: ${role}`);
  return 0;
}

/** Enables or disables the message emails of an account. */
export async function setEmails(
  app: INestApplicationContext,
  [username, wanted]: readonly string[],
  log: Log,
): Promise<number> {
  if (!username || (wanted !== 'on' && wanted !== 'off')) throw new UsageError('Pass a user name and on or off.');
  const users = app.get(UsersService);
  const user = await users.findByUsername(username);
  if (!user) throw new UserUnknown();
  await users.setNotifications(user.id, { ...user.notifications, messages: wanted === 'on' });
  log(`${username}: ${wanted}`);
  return 0;
}

async function forEachName(
  args: readonly string[],
  log: Log,
  task: (word: string) => Promise<[name: string, password: string]>,
): Promise<number> {
  if (args.length === 0) throw new UsageError('Pass at least one user.');
  let failures = 0;
  for (const word of args) {
    try {
      const [name, password] = await task(word);
      log(`${name}: ${password}`);
    } catch (error) {
      failures += 1;
      log(`${word.split('=')[0]}: ${errorOf(error)}`);
    }
  }
  return failures;
}

/** Returns the code and message of a domain error. Rethrows any other. */
function errorOf(error: unknown): string {
  if (error instanceof DomainError) return refusalOf(error);
  if (error instanceof EmailTaken) return `email_taken: ${error.message}`;
  throw error;
}
