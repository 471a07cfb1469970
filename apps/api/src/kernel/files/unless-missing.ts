/** Returns the result of a disk read, or a fallback if there is no such file or folder. */
export async function unlessMissing<Found, Otherwise>(
  found: Promise<Found>,
  otherwise: Otherwise,
): Promise<Found | Otherwise> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise;
    throw error;
  }
}
