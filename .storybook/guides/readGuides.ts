import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide, Guides } from './guide.ts';

/** Document of a guide, split into its head and its text in each language. */
export interface GuideSource {
  head: Record<string, string>;
  ru: string;
  en: string;
}

const folder = import.meta.dirname;

/** Reads the sources of all guides by the titles of their components: `Race/PlaceBadge` is `Race/PlaceBadge.mdx`. */
export function readSources(): Record<string, GuideSource> {
  const files = globSync('*/*.mdx', { cwd: folder }).toSorted();
  return Object.fromEntries(
    files.map((file) => [titleOf(file), sourceOf(readFileSync(join(folder, file), 'utf8'), file)]),
  );
}

/** Reads the structured parts of all guides. */
export function readGuides(): Guides {
  return Object.fromEntries(Object.entries(readSources()).map(([title, source]) => [title, guideOf(source)]));
}

/** Returns a document without its head, as MDX compiles it. */
export const withoutHead = (text: string): string => text.replace(/^---\n.*?\n---\n/s, '');

function titleOf(file: string): string {
  return file
    .replace(/\.mdx$/, '')
    .replaceAll('\\', '/')
    .replaceAll('-', ' ');
}

function sourceOf(text: string, file: string): GuideSource {
  const parts = /^---\n(.*?)\n---\n# По-русски\n(.*)\n# In English\n(.*)$/s.exec(text);
  if (!parts) throw new Error(`${file} needs a head, «# По-русски» and «# In English».`);
  const [, head = '', ru = '', en = ''] = parts;
  const fields = head.split('\n').map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  return { head: Object.fromEntries(fields), ru, en };
}

function guideOf({ head, ru, en }: GuideSource): Guide {
  return {
    what: { ru: firstLine(ru), en: firstLine(en) },
    aliases: listOf(head.aliases),
    related: listOf(head.related),
    rule: head.rule ?? null,
    examples: listOf(head.examples),
    status: head.status === 'beta' ? 'beta' : 'stable',
    isWholePage: head.isWholePage === 'true',
    isInternal: head.isInternal === 'true',
    exported: head.exported,
  };
}

const listOf = (text = ''): string[] => (text === '' ? [] : text.split(', '));
const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';
