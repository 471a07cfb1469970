import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../docs/adr/', import.meta.url);
const files = readdirSync(folder).toSorted();
const numberOf = (file: string) => file.slice(0, 3);
const headOf = (file: string) => readFileSync(new URL(file, folder), 'utf8').split('\n', 3);
/** The numbers of the linked decisions after a word; each link names a file by its own number. */
const linksAfter = (word: string, line: string) => {
  const [, links = ''] = new RegExp(`${word} ([^.]*(?:\\.md[^.]*)*)`, 'i').exec(line) ?? [];
  return [...links.matchAll(/\[(\d{3})\]\(([^)]+)\)/g)].map(([, number = '', file = '']) => {
    if (!files.includes(file) || numberOf(file) !== number) throw new Error(`No decision ${file}`);
    return number;
  });
};

describe.each(files)('docs/adr/%s', (file) => {
  const [title = '', , status = ''] = headOf(file);

  it('has its number in the title, then its date and status', () => {
    expect(title).toMatch(new RegExp(`^# ${numberOf(file)} `));
    expect(status).toMatch(/^Date: \d{4}-\d\d-\d\d\. Status: (accepted|(partly )?superseded by \[\d{3}\]\(.+\.md\))/);
  });

  it('is linked from each decision that it supersedes, and from the one that supersedes it', () => {
    const own = numberOf(file);
    const others = files.filter((other) => other !== file);
    const pairs = (from: string, to: string) =>
      others
        .filter((other) => linksAfter(from, headOf(other)[2] ?? '').includes(own))
        .map(numberOf)
        .join() === linksAfter(to, status).join();

    expect({
      superseded: pairs('superseded by', 'Supersedes'),
      supersedes: pairs('Supersedes', 'superseded by'),
    }).toEqual({
      superseded: true,
      supersedes: true,
    });
  });
});
