import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { createElement, type ReactNode, use } from 'react';
import { Button } from '../../packages/ui/src/Button/index.ts';
import { Notice } from '../../packages/ui/src/Notice/index.ts';
import { OtryvProvider } from '../../packages/ui/src/provider/OtryvProvider.tsx';
import { storyNow } from '../toolbar/clocks.ts';
import { GuidePart } from './GuidePart.tsx';
import type { GuideTextsProps } from './GuideSections.tsx';
import type { messagesOf } from './messages.ts';
import { useDocsGlobals } from './useDocsGlobals.ts';

/** A rendered example: the component with these args, a story of it, or a text instead. */
export interface JudgedExample {
  args?: Record<string, unknown>;
  story?: string;
  /** An error message of the product. */
  error?: string;
  /** The label of a button. */
  button?: string;
}

export interface JudgedPairProps extends GuideTextsProps {
  messages: ReturnType<typeof messagesOf>;
  /** Whether the two are stacked, with more height. */
  isWide: boolean;
}

/** Right and wrong examples, side by side and live. */
export function JudgedPair({ messages, isWide, ...document }: JudgedPairProps) {
  return (
    <div className="otryv-docs-pair" data-wide={isWide || undefined}>
      {(['good', 'bad'] as const).map((tone) => (
        <GuidePart
          key={tone}
          {...document}
          of={tone}
          render={(example, why) => <Half tone={tone} heading={messages[tone]} example={example} why={why} />}
        />
      ))}
    </div>
  );
}

interface HalfProps {
  tone: 'good' | 'bad';
  heading: string;
  example: JudgedExample;
  /** The reason why it is right or wrong. */
  why: ReactNode;
}

function Half({ tone, heading, example, why }: HalfProps) {
  const { locale } = useDocsGlobals();

  return (
    <figure data-tone={tone}>
      <div className="otryv-docs-example sb-unstyled" inert>
        <OtryvProvider now={storyNow} locale={locale === 'en' ? 'en' : 'ru'}>
          <LiveExample {...example} />
        </OtryvProvider>
      </div>
      <figcaption>
        <strong>{heading}.</strong> {why}
      </figcaption>
    </figure>
  );
}

function LiveExample({ args, story, error, button }: JudgedExample): ReactNode {
  const context = use(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  if (error !== undefined) return <Notice tone="danger">{error}</Notice>;
  if (button !== undefined) return <Button>{button}</Button>;
  const [first, ...others] = context.componentStories();
  if (args) return createElement(preparedMeta.component, { ...first?.initialArgs, ...args });
  const shown = [first, ...others].find((each) => each?.name === story);
  return shown && <Story of={shown.moduleExport} />;
}
