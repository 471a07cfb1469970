export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

const shortest = 8;
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/**
 * Estimates the strength of a password, by its length, the kinds of its characters and the number of distinct ones.
 *
 * A repeated character, and one that follows the previous one in the alphabet in either direction, scores nothing. From
 * 20 points a password is strong, from 13 fair: a point for each scoring character, two for each additional kind. The
 * server checks a list of the most common passwords.
 */
export function passwordStrength(password: string): PasswordStrength {
  const characters = Array.from(password);
  if (characters.length < shortest) return 'short';
  const adding = characters.filter((character, at) => at === 0 || isNew(character, characters[at - 1] ?? '')).length;
  const points = Math.min(adding, new Set(characters).size * 2) + 2 * (kindsOf(password) - 1);
  if (points >= 20) return 'strong';
  return points >= 13 ? 'fair' : 'weak';
}

function isNew(character: string, before: string): boolean {
  return Math.abs((character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) > 1;
}

function kindsOf(password: string): number {
  return kinds.filter((kind) => kind.test(password)).length;
}
