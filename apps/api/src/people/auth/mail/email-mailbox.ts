import { isSameMailbox } from '../../users/records/mail-key.ts';
import type { User } from '../../users/users.service.ts';
import { LinkOutdated } from '../core/auth.errors.ts';

/** Throws LinkOutdated if the email went to another mailbox than the account's current one. */
export function requireMailbox<T extends Pick<User, 'email'>>(user: T | null, email: string): asserts user is T {
  if (!user || !isSameMailbox(user.email, email)) throw new LinkOutdated();
}
