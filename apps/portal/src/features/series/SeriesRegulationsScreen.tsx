import type { Series } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { EmptyState, LinkButton, ProseText, Section } from '@otryv/ui';
import { Suspense } from 'react';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { LateRichText } from '../shared/events/LateRichText.tsx';
import { ru as seriesScreenMessages } from './messages/ru.ts';
import { SeriesPage } from './SeriesPage.tsx';

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
        <LateRichText text={text} />
      </Suspense>
    </Section>
  ));
}
