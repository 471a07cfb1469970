import { join, resolve } from 'node:path';

/** The repository's root. */
export const root = resolve(import.meta.dirname, '../../..');

/** What was fetched and can be fetched again; git ignores it. */
export const cacheFolder = join(root, '.cache');

/** Where `npm start` keeps its data: `.data`, or the folder OTRYV_DATA names. */
export function dataFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(root, environment.OTRYV_DATA || '.data');
}
