import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MongoBinary } from 'mongodb-memory-server-core/lib/util/MongoBinary.js';
import { ResolveConfigVariables, setDefaultValue } from 'mongodb-memory-server-core/lib/util/resolveConfig.js';
import { cacheFolder } from '../paths.ts';

export const officialVersion = '8.0.13';

const folder = join(cacheFolder, 'mongod', 'official');

// If the download is blocked, each attempt may hang for a minute before the wheel is tried.
setDefaultValue(ResolveConfigVariables.MAX_RETRIES, '2');

export function isOfficialFetched(): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.includes(officialVersion));
}

/** Returns MongoDB's own build for this system, downloaded once and verified against its published checksum. */
export function officialBuild(): Promise<string> {
  return MongoBinary.getPath({
    version: officialVersion,
    downloadDir: folder,
    checkMD5: true,
  });
}
