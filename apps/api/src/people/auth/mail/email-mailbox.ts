import { isSameMailbox } from '../../users/records/mail-key.ts';
import type { User } from '../../users/users.service.ts';
import { LinkOutdated } from '../core/auth.errors.ts';

/** Throws LinkOutdated if the email went to another mailbox than the account's current one. */
export function requireMailbox(user: Pick<User, 'email'> | null, email: string): void {
  if (!isSameMailbox(user?.email ?? null, email)) throw new LinkOutdated();
}
