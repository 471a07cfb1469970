import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config, SettingFault } from '../config.ts';
import { replicaSetError } from '../kernel/database/replica-set-error.ts';
import { bucketError } from '../kernel/files/bucket-error.ts';

/** Checks the targets of settings that production requires: a replica set, file storage, the built portal. */
export async function surroundingFaults(config: Partial<Config>): Promise<SettingFault[]> {
  const { MONGODB_URI, MONGODB_DATABASE, FILES_FOLDER, MAIL_FOLDER, SMTP_URL, PORTAL_FOLDER, PORTAL_SERVER } = config;
  const { EMBED_FOLDER, GUIDE_FOLDER, BACKUP_FOLDER, BACKUP_BUCKET, S3_BUCKET, JOBS } = config;
  const faults = await Promise.all([
    MONGODB_URI ? storeFault(MONGODB_URI, MONGODB_DATABASE) : null,
    S3_BUCKET === undefined ? folderFault('FILES_FOLDER', FILES_FOLDER) : bucketError(config, 'S3_BUCKET'),
    SMTP_URL ? null : folderFault('MAIL_FOLDER', MAIL_FOLDER),
    // A process that only serves requests writes none: the folder may be set without existing.
    JOBS ? folderFault('BACKUP_FOLDER', BACKUP_FOLDER) : null,
    JOBS && BACKUP_BUCKET !== undefined ? bucketError(config, 'BACKUP_BUCKET') : null,
    builtFault('PORTAL_FOLDER', PORTAL_FOLDER, 'index.html'),
    builtFault('PORTAL_SERVER', PORTAL_SERVER, ''),
    builtFault('EMBED_FOLDER', EMBED_FOLDER, 'manifest.json'),
    builtFault('GUIDE_FOLDER', GUIDE_FOLDER, 'contents.json'),
  ]);
  return faults.filter((fault) => fault !== null);
}

async function storeFault(uri: string, database: string | undefined): Promise<SettingFault | null> {
  const fault = await replicaSetError(uri, database);
  return fault && { name: 'MONGODB_URI', ...fault };
}

async function folderFault(name: string, folder: string | undefined): Promise<SettingFault | null> {
  if (folder === undefined) return null;
  try {
    // The store creates the folder itself.
    const probe = join(await nearestFolder(resolve(folder)), `.probe-${randomUUID()}`);
    await writeFile(probe, '');
    await rm(probe);
    return null;
  } catch {
    return {
      name,
      message: 'is not writable: create the folder, and grant write access to the user of this process',
    };
  }
}

/** Returns the path or its nearest existing parent: the store creates its folder with the first file. */
export async function nearestFolder(path: string): Promise<string> {
  // A folder that is writable but not listable counts too.
  const isThere = await canReach(path, constants.F_OK);
  return isThere || dirname(path) === path ? path : nearestFolder(dirname(path));
}

function canReach(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}

async function builtFault(name: string, path: string | undefined, file: string): Promise<SettingFault | null> {
  if (path === undefined) return null;
  return (await canReach(join(path, file), constants.R_OK))
    ? null
    : { name, message: 'contains no build of the portal: run npm run build, or remove it' };
}
