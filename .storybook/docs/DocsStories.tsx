import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { wordsOf } from './words.ts';

/** Links to the stories of a component, instead of the stories themselves. */
export function DocsStories({ words }: { words: ReturnType<typeof wordsOf> }) {
  const stories = use(DocsContext).componentStories();

  return (
    <>
      <h2>{words.stories}</h2>
      <p className="otryv-docs-links">
        {stories.map(({ id, name }) => (
          <AnchorMdx key={id} href={`?path=/story/${id}`} target="_self">
            {name}
          </AnchorMdx>
        ))}
      </p>
    </>
  );
}
