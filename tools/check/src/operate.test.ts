import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@otryv/local-stack';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const settings = new Set(namesIn(read('docs/operate/settings.md'), /`([A-Z][A-Z0-9_]+)`/g));

describe('the files for operators', () => {
  const set = ['compose.yaml', 'Containerfile', 'docs/operate/README.md'];

  it.each(set)('of %s set what is a setting', (file) => {
    const names = namesIn(read(file), /(?<![A-Z_])([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:: |=|`)/g);

    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !settings.has(name) && name !== 'MALLOC_ARENA_MAX')).toEqual([]);
  });

  it('build an image by instructions and flags that exist', () => {
    expect(validate(read('Containerfile')).map(({ message }) => message)).toEqual([]);
  });

  it('start programs that the build has', () => {
    const programs = namesIn(read('Containerfile'), /"(\w+\.js)"/g);
    const units = globSync('deploy/systemd/*.service', { cwd: root });
    const started = units.flatMap((unit) => namesIn(read(unit), /^ExecStart=.* \/opt\/otryv\/(.*)$/gm));
    const built = namesIn(read('tools/local-stack/src/distribution/assemble.ts'), /'(\w+\.js)': /g);

    expect(programs).toEqual(['health.js', 'serve.js']);
    expect(started.toSorted()).toEqual(['serve.js --role api', 'serve.js --role worker']);
    expect(built).toEqual(expect.arrayContaining(programs));
  });

  it('explain every finding of the doctor', () => {
    const sources = globSync('apps/api/src/{doctor,tasks}/*.ts', { cwd: root }).map(read).join('\n');
    const findings = new Set(namesIn(sources, /\b(?:ok|warning|broken)\(\s*'(\w+)'/g));
    const explained = namesIn(read('docs/operate/README.md'), /^\| `(\w+)`/gm);

    expect(findings.size).toBeGreaterThan(8);
    expect([...findings].filter((name) => !explained.includes(name))).toEqual([]);
  });
});
