import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command, root } from '@otryv/local-stack';
import type { PackageName } from './names.ts';
import { errorOf, readProject } from './project.ts';
import { publish } from './publish.ts';
import { startRegistry } from './registry.ts';
import { tarballsIn } from './tarballsIn.ts';
import { tryInstall } from './tryInstall.ts';
import { errorOfReadmes } from './unreleased.ts';

// Packs, checks and publishes the packages; with --dry-run to a registry of this machine, from which they are installed.
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const began = performance.now();
const error = values['dry-run'] ? null : (errorOf(readProject()) ?? errorOfReadmes());
if (error !== null) {
  console.error(error);
  process.exit(2);
}
// Intermediate files are in one folder, which is removed even after an interruption.
const home = mkdtempSync(join(tmpdir(), 'otryv-release-'));
process.env.TMPDIR = home;
process.once('exit', () => rmSync(home, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const tarballs = await checked();
const onPublished = (name: PackageName) => console.log(`Published @otryv/${name}.`);
if (values['dry-run']) await publishHere();
else await publish(tarballs, { provenance: process.env.GITHUB_ACTIONS === 'true', onPublished });
console.log(`Done in ${((performance.now() - began) / 1000).toFixed(0)} s.`);

/**
 * Returns the tarballs that `npm test -- --stage packages` packs and checks. A dry run in the checks uses those already
 * packed: `OTRYV_PACKED`.
 */
async function checked(): Promise<Map<PackageName, string>> {
  const packed = values['dry-run'] ? process.env.OTRYV_PACKED : undefined;
  if (!packed) {
    const args = [process.execPath, '--conditions=@otryv/source', 'tools/check/src/main.ts', '--stage', 'packages'];
    const { code, output } = await command(args, { folder: root });
    console.log(output.trim());
    if (code !== 0) process.exit(1);
  }
  return tarballsIn(packed ?? join(root, 'node_modules/.cache/otryv/packed'));
}

async function publishHere(): Promise<void> {
  const registry = await startRegistry();
  try {
    await publish(tarballs, { registry, onPublished });
    await tryInstall(registry, console.log);
  } finally {
    await registry.close();
  }
}
