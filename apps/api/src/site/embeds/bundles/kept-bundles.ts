import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoggerService } from '@nestjs/common';
import { builtFileName } from '../../../kernel/files/built-files.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import type { EmbedManifest } from '../embed-manifest.ts';

const ofVersion = /^v\d+(\.\d+\.\d+(-[a-z\d.-]+)?)?\.js$/;
const ofBuild = /^[a-z\d-]+\.(js|css|woff2)$/;

/**
 * Keeps the files of a build in the store, so that pages of other sites can still load them after later builds: each
 * under its content-hashed name, and the loader under its version. Stored files never change.
 */
export async function keepBundles(
  folder: string,
  { version, loader, frame, bundle, sheet, fonts }: EmbedManifest,
  store: FileStore,
  logger: Pick<LoggerService, 'warn'>,
): Promise<void> {
  for (const name of [loader, frame, bundle, sheet, ...fonts]) {
    await keepOnce(builtFileName(name), await readFile(join(folder, name)), store, logger);
  }
  const script = await readFile(join(folder, loader));
  await keepOnce(storedScript(`v${version}.js`), script, store, logger);
  // The latest of its major version, for the time after the next major one.
  await store.write(storedScript(`v${majorOf(version)}.js`), script);
}

/**
 * Returns the store name of `v1.js`, the latest loader of a major version, or of `v1.2.3.js`; `null` for another name.
 */
export function nameOfScript(name: string): { stored: string; isPinned: boolean } | null {
  const [, pinned] = ofVersion.exec(name) ?? [null];
  return ofVersion.test(name) ? { stored: storedScript(name), isPinned: pinned !== undefined } : null;
}

/** Returns the store name of a build file; `null` for any other file. */
export function nameOfFile(name: string): string | null {
  return ofBuild.test(name) ? builtFileName(name) : null;
}

async function keepOnce(
  name: string,
  bytes: Buffer,
  store: FileStore,
  logger: Pick<LoggerService, 'warn'>,
): Promise<void> {
  const kept = await store.read(name);
  if (kept === null) await store.write(name, bytes);
  else if (!kept.equals(bytes)) {
    logger.warn({ file: name }, 'Another build has a file of this name, which stays: give the package a new version');
  }
}

/** Converts a script name: store names have one dot. */
function storedScript(name: string): string {
  return `${builtFileName(name.slice(0, -'.js'.length).replaceAll('.', '-'))}.js`;
}

export function majorOf(version: string): string {
  return version.split('.')[0] ?? '';
}
