import { join, resolve } from 'node:path';

/** Root of the repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** Folder of downloads, which can be repeated; git ignores it. */
export const cacheFolder = join(root, '.cache');

/** Returns the data folder of `npm start`: `.data`, or the folder that OTRYV_DATA names. */
export function dataFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(root, environment.OTRYV_DATA || '.data');
}
