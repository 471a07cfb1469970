// More than the game's concurrency limit, so that its queue is never idle.
const lanes = 16;

/**
 * Calls `request` for every item and returns the results in order.
 *
 * A failure stops further requests; it is thrown after all running ones have ended, so that nothing is written behind
 * the caller's back.
 */
export async function requestAll<Item, Result>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const remaining = items.entries();
  const lane = async () => {
    for (const [index, item] of remaining) {
      if (failures.length > 0) return;
      try {
        results[index] = await ask(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failures.length > 0) throw failures[0];
  return results;
}
