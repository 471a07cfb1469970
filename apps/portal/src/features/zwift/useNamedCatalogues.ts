import type { EditedEvent } from '@otryv/contract';
import type { EventCatalogues } from '@otryv/forms';
import { useMemo } from 'react';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ru as zwiftMessages } from './messages/ru.ts';

/** Adds the club and the series of an event, which may be foreign or over, to the reader's catalogues. */
export function useNamedCatalogues(event: EditedEvent, catalogues: EventCatalogues): EventCatalogues {
  const { draftSeries } = useMessages(zwiftMessages);

  return useMemo(() => {
    const { draft, clubName, seriesName } = event;
    return {
      ...catalogues,
      clubs: withName(catalogues.clubs, draft.event.microserviceExternalResourceId ?? null, clubName),
      series: withName(catalogues.series, draft.seriesId, seriesName ?? draftSeries),
    };
  }, [event, catalogues, draftSeries]);
}

type Named = EventCatalogues['series'][number];

function withName(list: readonly Named[], id: string | null, name: string | null): readonly Named[] {
  if (id === null || name === null || list.some((each) => each.id === id)) return list;
  return [...list, { id, name }];
}
