import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, root, command as run } from '@otryv/local-stack';
import { ownBrowser } from './browser.ts';
import { command } from './command.ts';
import { counted, type Outcome, whole } from './counts.ts';
import { pack, packagesStage } from './packages.ts';
import { roomsOf } from './roomsOf.ts';

export interface Stage {
  name: string;
  /** Part of `npm run check:quick`. */
  isQuick?: boolean;
  run: () => Promise<Outcome>;
}

const tool =
  (...words: string[]) =>
  async () =>
    whole(await command(words));
const source = '--conditions=@otryv/source';
/** A busy machine may be late for once: what passed only on its second run is told by name. */
const retries = '1';

/** Everything `npm test` checks, in order: what fails fast comes first. */
export const stages: Stage[] = [
  { name: 'format', isQuick: true, run: tool('biome', 'check', '--linter-enabled=false', '.') },
  { name: 'lint', isQuick: true, run: lint },
  { name: 'types', isQuick: true, run: tool('tsc', '-b') },
  { name: 'layers', isQuick: true, run: tool('depcruise', '--config', '.dependency-cruiser.mjs', ...cruised()) },
  { name: 'dead code', run: tool('knip') },
  { name: 'contract', run: tool('node', source, 'apps/api/src/platform/http/write-openapi.ts', '--check') },
  { name: 'packages', run: packagesStage },
  { name: 'unit', run: () => vitest('unit', 'components', 'portal') },
  { name: 'stories', run: stories },
  { name: 'api', run: () => vitest('api') },
  { name: 'baselines', run: baselines },
  { name: 'e2e', run: e2e },
];

/** The tests of what changed since the last commit, in the rooms that changed: those of its dependents are for the whole run. */
export const changedTests: Stage = {
  name: 'changed tests',
  run: async () => {
    const changed = await run(['git', 'status', '--porcelain', '--untracked-files=all'], { folder: root, env: {} });
    const rooms = roomsOf(changed.output);
    if (rooms.length === 0) return { passed: 0, failed: 0, output: '' };
    return whole(await command(['vitest', 'run', '--changed', '--passWithNoTests', ...rooms]));
  },
};

async function lint(): Promise<Outcome> {
  const [biome, oxlint] = await Promise.all([
    command(['biome', 'lint', '--error-on-warnings', '.']),
    command(['oxlint', '--type-aware', '--deny-warnings', '.']),
  ]);
  return whole({ code: biome.code || oxlint.code, output: `${biome.output}\n${oxlint.output}` });
}

function cruised(): string[] {
  return ['packages', 'apps', 'tools', 'e2e/src', '.storybook'];
}

async function vitest(...projects: string[]): Promise<Outcome> {
  const report = await reportFile();
  const chosen = projects.flatMap((project) => ['--project', project]);
  return counted(await command(['vitest', 'run', ...chosen, '--retry', retries, ...reporters(report)]), report);
}

async function stories(): Promise<Outcome> {
  const report = await reportFile();
  const words = ['vitest', 'run', '--config', 'vitest.stories.config.ts', '--retry', retries, ...reporters(report)];
  return counted(await command(words, await chosenBrowser()), report);
}

async function baselines(): Promise<Outcome> {
  const built = await command(['storybook', 'build', '--quiet', '--disable-telemetry']);
  if (built.code !== 0) return whole(built);
  return playwright('playwright.baselines.config.ts', {});
}

async function e2e(): Promise<Outcome> {
  // Before the journeys start: packing builds anew what the product of another worker runs from.
  const packed = await pack();
  if (packed.code !== 0) return whole(packed);
  await build(() => undefined);
  return playwright('playwright.e2e.config.ts', { ...(await chosenBrowser()), OTRYV_PACKED: packed.folder });
}

async function playwright(config: string, env: Record<string, string>): Promise<Outcome> {
  const report = await reportFile();
  const words = ['playwright', 'test', '--config', config, '--retries', retries, '--reporter', 'line,json'];
  return counted(await command(words, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, CI: '1' }), report);
}

async function chosenBrowser(): Promise<Record<string, string>> {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH ? { CHROMIUM_PATH } : { ...(await ownBrowser()) };
}

function reporters(report: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

async function reportFile(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'otryv-check-')), 'report.json');
}
