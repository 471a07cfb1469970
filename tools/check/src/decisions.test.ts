import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '@otryv/local-stack';
import { describe, expect, it } from 'vitest';

const folder = join(root, 'docs/adr');
const files = globSync('{,superseded/}[0-9]*.md', { cwd: folder }).toSorted();
const numberOf = (file: string) => basename(file).slice(0, 3);
const headOf = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n', 3);
const statusOf = (file: string) => headOf(file)[2] ?? '';
const head = /^Date: \d{4}-\d\d-\d\d\. Status: (accepted|(partly )?superseded by \[\d{3}\]\(.+\.md\))/;
/** Returns the numbers of the decisions linked after a word; each link names a file by its number. */
const linksAfter = (word: string, file: string) => {
  const [, links = ''] = new RegExp(`${word} ((?:[^.]|\\.\\./|\\.md)*)`, 'i').exec(statusOf(file)) ?? [];
  return [...links.matchAll(/\[(\d{3})\]\(([^)]+)\)/g)].map(([, number = '', link = '']) => {
    const target = join(dirname(file), link);
    if (!files.includes(target) || numberOf(target) !== number) throw new Error(`No decision ${target}`);
    return number;
  });
};

describe('docs/adr', () => {
  it('contains each number in its title, then the date and status', () => {
    const malformed = files.filter((file) => {
      const [title = ''] = headOf(file);
      return !title.startsWith(`# ${numberOf(file)} `) || !head.test(statusOf(file));
    });

    expect(malformed).toEqual([]);
  });

  it.each([
    { from: 'Supersedes', to: 'superseded by' },
    { from: 'superseded by', to: 'Supersedes' },
  ])('pairs each «$from» with a «$to»', ({ from, to }) => {
    const pairs = (word: string) =>
      files.flatMap((file) => linksAfter(word, file).map((other) => [numberOf(file), other] as const));
    const answers = new Set(pairs(to).map(([own, other]) => `${other} ${own}`));

    expect(pairs(from)).not.toEqual([]);
    expect(pairs(from).filter(([own, other]) => !answers.has(`${own} ${other}`))).toEqual([]);
  });

  it('keeps wholly superseded decisions, and no others, in superseded/', () => {
    const superseded = files.filter((file) => statusOf(file).includes('Status: superseded'));

    expect(files.filter((file) => file.startsWith('superseded/'))).toEqual(superseded);
  });

  it('lists each decision once in the index, in order, with its status', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    const rows = [...index.matchAll(/^\| \[(\d{3})\]\(([^)]+)\) +\| .*\| ((?:partly )?\w+).*\|$/gm)];
    const expected = files
      .map((file) => [numberOf(file), file, /Status: ((?:partly )?\w+)/.exec(statusOf(file))?.[1]])
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other));

    expect(rows.map(([, ...row]) => row)).toEqual(expected);
  });

  it('links to existing files', () => {
    const dead = ['README.md', ...files].flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/\]\(([^):]+\.md)\)/g)]
        .map(([, link = '']) => join(dirname(file), link))
        .filter((target) => !existsSync(join(folder, target))),
    );

    expect(dead).toEqual([]);
  });
});
