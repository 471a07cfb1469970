import { parentPort } from 'node:worker_threads';
import { readFitFile } from './fit-ride.ts';

// A thread of its own: a file that takes long or eats memory stops nobody but itself.
parentPort?.on('message', (bytes: Uint8Array<ArrayBuffer>) => {
  void readFitFile(bytes).then((reading) => parentPort?.postMessage(reading));
});
