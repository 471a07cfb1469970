import type { Limits } from '../../../kernel/limits/limits.ts';
import { loginKeyOf, type User } from '../../users/users.service.ts';
import { signInEmail, signInOfLogin } from './auth.limits.ts';

/** Clears the counts of wrong passwords and of emails once the password changes: the last link is no longer valid. */
export async function clearSignInLimits(
  limits: Limits,
  { id, username, email }: Pick<User, 'id' | 'username' | 'email'>,
): Promise<void> {
  for (const login of [username, email]) if (login !== null) await limits.clear(signInOfLogin, loginKeyOf(login));
  await limits.clear(signInEmail, id);
}
