import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { messagesOf } from './messages.ts';

const phone = 'viewport.value:w390';
/** Primary looks for a review: the toolbar globals that a link sets together. */
const looks = {
  darkPhone: `theme:dark;${phone}`,
  lightPhone: `theme:light;${phone}`,
  dark: 'theme:dark',
  allThemes: 'theme:all',
  longTexts: `locale:pseudo;${phone}`,
} as const;

/** Links to the states of a component in frequently requested themes and widths, each a single click. */
export function QuickLooks({ messages }: { messages: ReturnType<typeof messagesOf> }) {
  const stories = use(DocsContext).componentStories();
  const story = stories.find(({ name }) => name === 'States') ?? stories[0];
  if (!story) return null;

  return (
    <p className="otryv-docs-links">
      {messages.looks.heading}:
      {(Object.keys(looks) as (keyof typeof looks)[]).map((look) => (
        // The address belongs to the book, above this frame; only a full load reads globals from an address.
        <a key={look} href={`index.html?path=/story/${story.id}&globals=${looks[look]}`} target="_top">
          {messages.looks[look]}
        </a>
      ))}
    </p>
  );
}
