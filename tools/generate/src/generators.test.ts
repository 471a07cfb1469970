import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PersonAccess } from '@otryv/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { component } from './component.ts';
import { module } from './module.ts';
import { AREAS } from './names.ts';
import { edited, type Plan } from './plan.ts';
import { screen } from './screen.ts';
import { write } from './write.ts';

const repository = resolve(import.meta.dirname, '../../..');

const titles = { ru: 'Пробы', en: 'Probes' };

// Names that the examples in the docs do not use: those may exist when a reader tries them.
describe.each([
  { kind: 'component', plan: component('ProbeBar'), file: 'packages/ui/src/ProbeBar/ProbeBar.tsx' },
  { kind: 'module', plan: module('site/probes', 'signedIn'), file: 'apps/api/src/site/probes/probes.controller.ts' },
  {
    kind: 'screen',
    plan: screen('probes', 'public', titles),
    file: 'apps/portal/src/features/probes/ProbesScreen.tsx',
  },
])('the generator of a $kind', ({ plan, file }) => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'otryv-generate-'));
    await copyEdited(plan, root);
  });
  afterEach(() => rm(root, { recursive: true }));
  const read = (path: string) => readFile(join(root, path), 'utf8');

  it('finds every place it edits, and changes nothing else in those files', async () => {
    await write(root, plan);

    for (const { path } of plan.edits) {
      const added = plan.edits.filter((edit) => edit.path === path).map(({ lines }) => lines);
      const before = await readFile(join(repository, path), 'utf8');
      expect(added.reduce((text, lines) => text.replace(lines, ''), await read(path))).toBe(before);
    }
  });

  it('rejects a name in use, before it writes anything', async () => {
    await write(root, plan);
    const written = await read(plan.edits[0]?.path ?? '');

    await expect(write(root, plan)).rejects.toThrow('is there already');
    expect(await read(plan.edits[0]?.path ?? '')).toBe(written);
  });

  it('writes the files that the handbook lists', async () => {
    expect(await write(root, plan)).toContain(file);
  });
});

describe('a screen', () => {
  it('has a description for search engines if it is public', () => {
    const described = (access: PersonAccess) =>
      screen('probes', access, titles).edits.some(({ path }) => path.includes('descriptions'));

    expect([described('public'), described('admin')]).toEqual([true, false]);
  });
});

describe('areas', () => {
  const path = '.dependency-cruiser.mjs';

  it('are folders of the API, and those of the order of domains', async () => {
    const order = await readFile(join(repository, path), 'utf8');

    expect(AREAS.filter((area) => !existsSync(join(repository, 'apps/api/src', area)))).toEqual([]);
    expect([...order.matchAll(/\.\.\.inArea\('(\w+)'/g)].map(([, area]) => area)).toEqual(AREAS);
  });

  it.each([
    { text: "  ...inArea('site', 'pages live'),\n", longer: "  ...inArea('site', 'pages live probes'),\n" },
    {
      text: "  ...inArea(\n    'site',\n    'live',\n  ),\n",
      longer: "  ...inArea(\n    'site',\n    'live probes',\n  ),\n",
    },
  ])('append a new domain', ({ text, longer }) => {
    const edit = module('site/probes', 'public').edits.find((each) => each.path === path);

    expect(edit && edited(`  ...inArea('game', 'client'),\n${text}`, edit)).toBe(
      `  ...inArea('game', 'client'),\n${longer}`,
    );
  });
});

describe('the access level', () => {
  it.each(['signedIn', 'admin'] as const)('of a module is the requested one: %s', (access) => {
    const { files } = module('site/penalties', access);

    expect(files['packages/contract/src/penalties/endpoints.ts']).toContain(`access: '${access}'`);
    expect(files['apps/api/src/site/penalties/penalties.test.ts']).toContain('toBe(401)');
  });
});

describe('names', () => {
  it.each(['medalRank', 'Medal Rank', '../Rank', ''])('reject a component named "%s"', (name) => {
    expect(() => component(name)).toThrow(/MedalRank/);
  });

  it.each(['teams', 'Teams/teams', 'site/Teams', '../teams', 'site/../teams', 'site/my-teams', 'else/teams'])(
    'reject a module at "%s"',
    (place) => {
      expect(() => module(place, 'public')).toThrow(/like site\/penalties/);
    },
  );

  it.each([
    { domain: 'teams', file: 'team.schema' },
    { domain: 'countries', file: 'country.schema' },
    { domain: 'series', file: 'series.schema' },
    { domain: 'weather', file: 'weather.schema' },
    { domain: 'status', file: 'status.schema' },
  ])('keep a record of $domain in $file', ({ domain, file }) => {
    expect(Object.keys(module(`racing/${domain}`, 'admin').files)).toContain(
      `apps/api/src/racing/${domain}/${file}.ts`,
    );
  });
});

async function copyEdited({ edits }: Plan, root: string): Promise<void> {
  for (const { path } of edits) await cp(join(repository, path), join(root, path));
}
