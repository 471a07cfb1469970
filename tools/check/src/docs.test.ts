import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@otryv/local-stack';
import { describe, expect, it } from 'vitest';
import { phrasings } from '../lint/phrasings.js';
import { declarations } from './sourceGraph.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const quoted = (file: string) => [...read(file).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

describe('docs', () => {
  it.each([
    'README.md',
    'CONTRIBUTING.md',
    'docs/architecture.md',
    'docs/glossary.md',
    'docs/releasing.md',
    ...globSync('docs/operate/{,ru/}*.md', { cwd: root }),
  ])('reference only existing files in %s', (file) => {
    const paths = quoted(file).filter((text) => /^(apps|packages|tools|docs|e2e|bench)\/[\w./-]+$/.test(text));

    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(['race', 'contract', 'ui', 'tables', 'forms', 'client', 'embed'])(
    'import only packages that the README of %s installs',
    (name) => {
      const readme = read(`packages/${name}/README.md`);
      const installed = [...readme.matchAll(/npm install ([^`\n]+)/g)].flatMap(([, text = '']) => text.split(' '));
      const { peerDependencies } = JSON.parse(read(`packages/${name}/package.json`));
      // pnpm resolves for a site only its direct dependencies, not those of our packages.
      const found = new Set([...installed, ...Object.keys(peerDependencies ?? {})]);
      const imported = [...readme.matchAll(/(?: from|^import) '(@[^/']+\/[^/']+|[^@./'][^/']*)/gm)].map(
        ([, module = '']) => module,
      );

      expect(imported.filter((module) => !found.has(module))).toEqual([]);
    },
  );

  it('map each word of the glossary to an exported name', () => {
    const sources = globSync('{packages/*,apps/api}/src/**/*.{ts,tsx}', { cwd: root }).map(read).join('\n');
    const exported = new Set([...sources.matchAll(declarations)].map(([, name]) => name));
    const names = quoted('docs/glossary.md').filter((text) => /^\w+$/.test(text) && !/^(place|rank|event)$/.test(text));

    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !exported.has(name))).toEqual([]);
  });
});

/** English documents; the guide and the legal texts are Russian. */
const englishDocs = globSync(
  '{*,.changeset/*,.github/**/*,bench/*,docs/**/*,examples/**/*,packages/*/*,tools/*/*}.md',
  {
    cwd: root,
    exclude: (path) => /node_modules|^docs\/(guide|legal|operate\/ru)/.test(path),
  },
);

describe('English documents', () => {
  it.each(englishDocs)('use plain phrasings in %s', (file) => {
    const prose = read(file)
      .replaceAll(/^```[\s\S]*?^```$/gm, '')
      .replaceAll(/^ {4}(npm|node) .*?(?= {3}|$)/gm, '')
      .replaceAll(/`[^`]*`|«[^»]*»|\]\([^)]*\)|https?:\/\/\S+/g, '…')
      .replaceAll(/\s+/g, ' ');
    const found = phrasings.map(([pattern, instead]) => {
      const [phrase] = pattern.exec(prose) ?? [];
      return phrase && `Instead of "${phrase}" write: ${instead}.`;
    });

    expect(found.filter(Boolean)).toEqual([]);
  });
});
