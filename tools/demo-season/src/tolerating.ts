/** Whether a line of the task `result import` reports an imported race. */
export function isImported(line: string): boolean {
  return /^\d+: \d+ finished, /.test(line);
}

/** Tolerates work already done by an interrupted run or by others, and warnings among the lines. */
export async function tolerating(codes: readonly string[], task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    const ofEvents = String(error instanceof Error ? error.message : error)
      .split('\n')
      .filter((line) => /^\d+: /.test(line) && !line.endsWith(': added') && !isImported(line));
    const others = ofEvents.filter((line) => !codes.some((code) => line.includes(code)));
    if (ofEvents.length === 0) throw error;
    if (others.length > 0) throw new Error(others.join('\n'), { cause: error });
  }
}
