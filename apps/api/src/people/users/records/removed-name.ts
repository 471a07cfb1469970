const digitsOfNumber = 6;

/** Returns the text in place of the name of a deleted account. */
export function removedName(userId: string): string {
  return `№ ${Number.parseInt(userId.slice(-digitsOfNumber), 16)}`;
}
