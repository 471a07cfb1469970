/** Counts the people behind these rows: a person may have several accounts in a race. */
export function peopleOf(rows: readonly { profileId: number }[]): number {
  return new Set(rows.map(({ profileId }) => profileId)).size;
}
