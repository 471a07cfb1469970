import { parentPort } from 'node:worker_threads';
import { readFitFile } from './fit-ride.ts';

// Separate thread: a file that takes long or exhausts memory stops only itself.
parentPort?.on('message', (bytes: Uint8Array<ArrayBuffer>) => {
  void readFitFile(bytes).then((reading) => parentPort?.postMessage(reading));
});
