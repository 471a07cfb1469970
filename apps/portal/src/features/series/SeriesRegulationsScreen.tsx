import type { Series } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { EmptyState, LinkButton, lazyPart, ProseText, Section } from '@otryv/ui';
import { Suspense } from 'react';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ru as seriesScreenMessages } from './messages/ru.ts';
import { SeriesPage } from './SeriesPage.tsx';

// The Markdown renderer is heavy, and the text is readable without it.
const RichText = lazyPart(
  async () => ({ default: (await import('../shared/events/RichText.tsx')).RichText }),
  ProseText,
);

/** Renders the organizer's description of a series, its rules and its prizes. */
export function SeriesRegulationsScreen() {
  return <SeriesPage tab="seriesRegulations">{(series) => <Regulations series={series} />}</SeriesPage>;
}

function Regulations({ series: { description, rules, prizes, urlSlug } }: { series: Series }) {
  const messages = useMessages(seriesScreenMessages);
  const texts = [
    { title: messages.about, text: description },
    { title: messages.rules, text: rules },
    { title: messages.prizes, text: prizes },
  ].filter(({ text }) => text.trim() !== '');
  if (texts.length === 0) {
    return (
      <EmptyState
        title={messages.noTextsTitle}
        action={<LinkButton href={addressOf(addresses.seriesSchedule, { urlSlug })}>{messages.toSchedule}</LinkButton>}
      >
        {messages.noTextsText}
      </EmptyState>
    );
  }

  return texts.map(({ title, text }) => (
    <Section key={title} title={title}>
      <Suspense fallback={<ProseText text={text} />}>
        <RichText text={text} />
      </Suspense>
    </Section>
  ));
}
