import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { createElement, type ReactNode, use } from 'react';
import { Button } from '../../packages/ui/src/Button/index.ts';
import { Notice } from '../../packages/ui/src/Notice/index.ts';
import { OtryvProvider } from '../../packages/ui/src/provider/OtryvProvider.tsx';
import type { Guide, Judged } from '../guides/guide.ts';
import { storyNow } from '../toolbar/clocks.ts';
import { useDocsGlobals } from './useDocsGlobals.ts';
import type { wordsOf } from './words.ts';

export interface JudgedPairProps {
  guide: Guide;
  words: ReturnType<typeof wordsOf>;
  /** Whether the two are stacked, with more height. */
  isWide: boolean;
}

/** Right and wrong examples, side by side and live. */
export function JudgedPair({ guide, words, isWide }: JudgedPairProps) {
  return (
    <div className="otryv-docs-pair" data-wide={isWide || undefined}>
      <Half tone="good" heading={words.good} judged={guide.good} />
      <Half tone="bad" heading={words.bad} judged={guide.bad} />
    </div>
  );
}

function Half({ tone, heading, judged }: { tone: 'good' | 'bad'; heading: string; judged: Judged }) {
  const { locale } = useDocsGlobals();

  return (
    <figure data-tone={tone}>
      <div className="otryv-docs-example sb-unstyled" inert>
        <OtryvProvider now={storyNow} locale={locale === 'en' ? 'en' : 'ru'}>
          <LiveExample judged={judged} />
        </OtryvProvider>
      </div>
      <figcaption>
        <strong>{heading}.</strong> {judged.why}
      </figcaption>
    </figure>
  );
}

function LiveExample({ judged }: { judged: Judged }): ReactNode {
  const context = use(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  if ('error' in judged) return <Notice tone="danger">{judged.error}</Notice>;
  if ('button' in judged) return <Button>{judged.button}</Button>;
  const [first, ...others] = context.componentStories();
  if ('args' in judged) return createElement(preparedMeta.component, { ...first?.initialArgs, ...judged.args });
  const story = [first, ...others].find((each) => each?.name === judged.story);
  return story && <Story of={story.moduleExport} />;
}
