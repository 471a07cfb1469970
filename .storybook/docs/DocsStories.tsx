import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { messagesOf } from './messages.ts';

/** Links to the stories of a component, instead of the stories themselves. */
export function DocsStories({ messages }: { messages: ReturnType<typeof messagesOf> }) {
  const stories = use(DocsContext).componentStories();

  return (
    <>
      <h2>{messages.stories}</h2>
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
