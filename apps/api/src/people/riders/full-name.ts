/** The first and last name of a rider; empty for one without both. */
export function fullName({
  firstName,
  lastName,
}: {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim();
}
