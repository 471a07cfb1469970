import { parentPort } from 'node:worker_threads';
import FitParser from 'fit-file-parser';
import { fitFrame } from './fit-frame.ts';

/** The records of a ride: epoch seconds, and W where they were measured. */
export interface FitRide {
  seconds: number[];
  watts: (number | null)[];
}

// A thread of its own: a file that takes long or eats memory stops nobody but itself.
parentPort?.on('message', (bytes: Uint8Array) => {
  void parse(bytes)
    .catch(() => null)
    .then((ride) => parentPort?.postMessage(ride));
});

async function parse(bytes: Uint8Array): Promise<FitRide | null> {
  const frame = fitFrame(bytes);
  if (!frame) return null;
  const { records = [] } = await new FitParser({ force: true, mode: 'list' }).parseAsync(Uint8Array.from(frame).buffer);
  const timed = records.flatMap(({ timestamp, power }) => {
    const second = Math.round(new Date(timestamp ?? Number.NaN).getTime() / 1000);
    return Number.isFinite(second)
      ? [{ second, watts: typeof power === 'number' && Number.isFinite(power) ? power : null }]
      : [];
  });
  return { seconds: timed.map(({ second }) => second), watts: timed.map(({ watts }) => watts) };
}
