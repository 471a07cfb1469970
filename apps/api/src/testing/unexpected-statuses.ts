/** Makes the calls one after another, and returns those with an unexpected status. */
export async function unexpectedStatuses(
  names: readonly string[],
  statusOf: (name: string) => Promise<number>,
  expected: (name: string) => number | undefined,
): Promise<{ name: string; status: number; expected: number | undefined }[]> {
  const unexpected = [];
  for (const name of names) {
    const status = await statusOf(name);
    if (status !== expected(name)) unexpected.push({ name, status, expected: expected(name) });
  }
  return unexpected;
}
