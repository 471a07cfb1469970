/** Returns the first and last name of a rider; empty without both. */
export function fullName({
  firstName,
  lastName,
}: {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim();
}
