import type { StoryIndex } from 'storybook/internal/types';
import type { Guide, Guides } from '../guides/guide.ts';
import { aliasesAnchor } from './aliasesAnchor.ts';

/**
 * Extends the index of the book, so that components are also found by the aliases of their guide and filtered by their
 * status.
 */
export function withGuides(index: StoryIndex, guides: Guides): StoryIndex {
  const entries = Object.values(index.entries).map((entry) => {
    const guide = guides[entry.title];
    if (!guide) return entry;
    const tags = [...(entry.tags ?? []), ...tagsOf(guide)];
    if (entry.type !== 'docs') return { ...entry, tags };
    const anchors = guide.aliases.map((title, at) => ({ id: `${aliasesAnchor}-${at}`, title }));
    return { ...entry, tags, anchors };
  });
  return { ...index, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
}

function tagsOf(guide: Guide): string[] {
  return [guide.status, ...(guide.isWholePage || guide.isInternal ? [] : ['embed-safe'])];
}
