import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../docs/adr/', import.meta.url);
const files = readdirSync(folder).toSorted();
const numberOf = (file: string) => file.slice(0, 3);
const headOf = (file: string) => readFileSync(new URL(file, folder), 'utf8').split('\n', 3);
const head = /^Date: \d{4}-\d\d-\d\d\. Status: (accepted|(partly )?superseded by \[\d{3}\]\(.+\.md\))/;
/** Returns the numbers of the decisions linked after a word; each link names a file by its number. */
const linksAfter = (word: string, line: string) => {
  const [, links = ''] = new RegExp(`${word} ([^.]*(?:\\.md[^.]*)*)`, 'i').exec(line) ?? [];
  return [...links.matchAll(/\[(\d{3})\]\(([^)]+)\)/g)].map(([, number = '', file = '']) => {
    if (!files.includes(file) || numberOf(file) !== number) throw new Error(`No decision ${file}`);
    return number;
  });
};

describe('docs/adr', () => {
  it('contains each number in its title, then the date and status', () => {
    const malformed = files.filter((file) => {
      const [title = '', , status = ''] = headOf(file);
      return !title.startsWith(`# ${numberOf(file)} `) || !head.test(status);
    });

    expect(malformed).toEqual([]);
  });

  it.each([
    { from: 'Supersedes', to: 'superseded by' },
    { from: 'superseded by', to: 'Supersedes' },
  ])('pairs each «$from» with a «$to»', ({ from, to }) => {
    const pairs = (word: string) =>
      files.flatMap((file) => linksAfter(word, headOf(file)[2] ?? '').map((other) => [numberOf(file), other] as const));
    const answers = new Set(pairs(to).map(([own, other]) => `${other} ${own}`));

    expect(pairs(from).filter(([own, other]) => !answers.has(`${own} ${other}`))).toEqual([]);
  });
});
