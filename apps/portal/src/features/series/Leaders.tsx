import type { Series } from '@otryv/contract';
import { SeriesLeaders } from '@otryv/tables';
import { useOtryv } from '@otryv/ui';
import { useMemo } from 'react';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { leadersOf } from './leadersOf.ts';
import { ru as seriesScreenMessages } from './messages/ru.ts';
import { useStandings } from './useSeries.ts';

/** Renders the leaders of the classifications that a series has; nothing until they are known. */
export function Leaders({ series: { urlSlug, type } }: { series: Pick<Series, 'urlSlug' | 'type'> }) {
  const messages = useMessages(seriesScreenMessages);
  const { locale } = useOtryv();
  const { data } = useStandings(urlSlug);
  const leaders = useMemo(
    () => (data ? leadersOf(data.data, type === 'endurance' ? 'endurance' : 'tour', messages, locale) : []),
    [data, type, messages, locale],
  );
  if (leaders.length === 0) return null;

  return <SeriesLeaders aria-label={messages.leaders} leaders={leaders} />;
}
