import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { flagsOf, npmrcOf, withoutRegistries } from './registrySettings.ts';

const wrong = 'http://127.0.0.1:9/';
const right = 'http://127.0.0.1:4873/';
const settings = ['registry', '@otryv:registry'];
let folder: string;
let machine: NodeJS.ProcessEnv;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otryv-settings-'));
  const userconfig = join(folder, 'user.npmrc');
  await writeFile(userconfig, `registry=${wrong}\n@otryv:registry=${wrong}\n`);
  await writeFile(join(folder, 'package.json'), '{}');
  machine = {
    ...process.env,
    npm_config_userconfig: userconfig,
    npm_config_registry: wrong,
    'npm_config_@otryv:registry': wrong,
  };
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('an .npmrc of ours overrides the settings of the machine and those that npm run exports', async () => {
  await writeFile(join(folder, '.npmrc'), npmrcOf(right));

  expect(await registriesOf(settings, withoutRegistries(machine))).toEqual([right, right]);
});

it('the flags alone override them', async () => {
  expect(await registriesOf([...settings, ...flagsOf(right)], machine)).toEqual([right, right]);
});

/** Returns the registries that npm would use in the folder. */
async function registriesOf(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', ...args], { cwd: folder, env });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.replace(/^.*?=/, ''));
}
