import { setTimeout as wait } from 'node:timers/promises';

const leastMs = 400;

/** Runs the work in constant time, so that its duration reveals nothing; the work has to be quicker. */
export async function steady<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(leastMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
