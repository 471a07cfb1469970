import { assemble, build } from '@otryv/local-stack';
import { ownBrowser } from './browser.ts';
import { repeatChangedTests } from './changedTests.ts';
import { counted, type Outcome, whole } from './counts.ts';
import { workedExample } from './example.ts';
import { mutateChange } from './mutatedChange.ts';
import { pack, packagesStage, packedFolder } from './packages.ts';
import type { Stage, StageContext } from './stage.ts';
import { vitest } from './vitest.ts';

const source = '--conditions=@otryv/source';
const cruised = ['packages', 'apps', 'tools', 'e2e/src', 'examples', '.storybook'];
const tool =
  (...args: string[]) =>
  async ({ command }: StageContext) =>
    whole(await command(args));

const published = [
  'packages',
  'tools/packages',
  '.size-limit.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  '.pnpmfile.mjs',
  'pnpm-lock.yaml',
  'project.json',
  'LICENSE',
];

/** Stages of `npm test`; the scheduler decides the order. */
export const stages: Stage[] = [
  { name: 'packed', cores: 1, seconds: 40, isBuild: true, run: async ({ command }) => whole(await pack(command)) },
  { name: 'product', cores: 1, seconds: 40, needs: ['packed'], isBuild: true, run: buildProduct },
  {
    name: 'book',
    cores: 1,
    seconds: 40,
    isBuild: true,
    run: tool('storybook', 'build', '--quiet', '--disable-telemetry'),
  },
  { name: 'format', cores: 1, seconds: 8, run: tool('biome', 'check', '--linter-enabled=false', '.') },
  { name: 'lint', cores: 1, seconds: 45, run: lint },
  { name: 'types', cores: 1, seconds: 60, run: tool('tsc', '-b') },
  { name: 'layers', cores: 1, seconds: 10, run: tool('depcruise', '--config', '.dependency-cruiser.mjs', ...cruised) },
  { name: 'dead code', cores: 1, seconds: 8, run: tool('knip') },
  {
    name: 'contract',
    cores: 1,
    seconds: 4,
    run: contract,
  },
  // Starts from the compiler's build info for the working tree.
  { name: 'example', cores: 1, seconds: 90, needs: ['types'], run: workedExample },
  {
    name: 'packages',
    cores: 1,
    seconds: 60,
    needs: ['packed'],
    inputs: published,
    run: packagesStage,
  },
  {
    name: 'scripts',
    cores: 1,
    seconds: 4,
    needs: ['product'],
    run: tool('size-limit', '--config', 'apps/portal/size-limit.config.ts'),
  },
  vitestStage('unit', 200),
  vitestStage('components', 100),
  vitestStage('portal', 250),
  // A worker of these waits for the database and for jobs more than half of its time.
  vitestStage('api', 400, 2),
  {
    name: 'changed tests',
    cores: 2,
    seconds: 60,
    needs: ['packed'],
    readsClock: true,
    run: repeatChangedTests,
  },
  { name: 'mutation', cores: 2, seconds: 60, needs: ['packed'], run: mutateChange },
  { name: 'stories', cores: 1, seconds: 450, needs: ['packed'], readsClock: true, run: stories },
  { name: 'baselines', cores: 1, seconds: 170, needs: ['packed', 'book'], run: baselines },
  { name: 'e2e', cores: 2, seconds: 520, needs: ['packed', 'product'], readsClock: true, run: e2e },
];

/** Runs the tests of a Vitest project. Those that import a package from outside Vite read its build. */
function vitestStage(project: string, seconds: number, workers = 1): Stage {
  return {
    name: project,
    cores: 1,
    seconds,
    needs: ['packed'],
    readsClock: true,
    run: (context) => vitest({ ...context, cores: workers }, ['--project', project]),
  };
}

async function lint({ command }: StageContext): Promise<Outcome> {
  const biome = await command(['biome', 'lint', '--error-on-warnings', '.']);
  const oxlint = await command(['oxlint', '--type-aware', '--deny-warnings', '.']);
  return whole({ code: biome.code || oxlint.code, output: `${biome.output}\n${oxlint.output}` });
}

/** Checks that generated files match the contract and the settings. */
async function contract({ command }: StageContext): Promise<Outcome> {
  const openApi = await command(['node', source, 'apps/api/src/kernel/openapi/write-openapi.ts', '--check']);
  const settings = await command(['node', source, 'apps/api/src/write-settings.ts', '--check']);
  return whole({ code: openApi.code || settings.code, output: `${openApi.output}\n${settings.output}` });
}

async function buildProduct(): Promise<Outcome> {
  await build(() => undefined);
  const { parts } = await assemble(() => undefined);
  return whole({ code: 0, output: parts });
}

async function stories(context: StageContext): Promise<Outcome> {
  return vitest(context, ['--config', 'vitest.stories.config.ts'], await chosenBrowser());
}

function baselines(context: StageContext): Promise<Outcome> {
  return playwright(context, 'playwright.baselines.config.ts', {});
}

async function e2e(context: StageContext): Promise<Outcome> {
  const env = { ...(await chosenBrowser()), OTRYV_PACKED: packedFolder };
  return playwright(context, 'playwright.e2e.config.ts', env);
}

async function playwright(
  { command, report, cores, files }: StageContext,
  config: string,
  env: Record<string, string>,
): Promise<Outcome> {
  const shared = ['--workers', String(cores), '--reporter', 'line,json'];
  const args = ['playwright', 'test', '--config', config, ...files, ...shared];
  return counted(await command(args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, CI: '1' }), report);
}

async function chosenBrowser(): Promise<Record<string, string>> {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH ? { CHROMIUM_PATH } : { ...(await ownBrowser()) };
}
