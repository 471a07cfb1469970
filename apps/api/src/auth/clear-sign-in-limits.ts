import type { Limits } from '../platform/limits/limits.ts';
import { loginKeyOf, type User } from '../users/users.service.ts';
import { signInLetter, signInOfLogin } from './auth.limits.ts';

/** Forgets the guesses of a former password, and the letter that was sent because of them: its link has ended. */
export async function clearSignInLimits(
  limits: Limits,
  { id, username, email }: Pick<User, 'id' | 'username' | 'email'>,
): Promise<void> {
  for (const login of [username, email]) if (login !== null) await limits.clear(signInOfLogin, loginKeyOf(login));
  await limits.clear(signInLetter, id);
}
