import type { Event } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { lazyPart, type MenuEntry } from '@otryv/ui';
import { Download, Gavel, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { saveDownload } from '../../../lib/api/saveDownload.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import type { RemovedEvent } from '../../shared/events/removal/EventRemoval.tsx';
import { useEventRights } from '../../shared/events/useEventRights.ts';
import { ru as rowMenuMessages } from './messages/ru.ts';

const EventRemoval = lazyPart(async () => ({
  default: (await import('../../shared/events/removal/EventRemoval.tsx')).EventRemoval,
}));

interface RowMenus {
  /** Menu of a race; `undefined` for users without rights to any of the races. */
  menuOf: ((row: Pick<Event, 'id'>) => readonly MenuEntry[]) | undefined;
  /** Open confirmation of a deletion. */
  dialog: ReactNode;
}

/** Returns the actions available to the reader for the races of a list. */
export function useRowMenus(events: readonly Event[]): RowMenus {
  const texts = useMessages(rowMenuMessages);
  const mayWrite = useEventRights();
  const [removed, setRemoved] = useState<Event | null>(null);
  const messages = useMessages();
  const { send: refreshEvent } = useSend('PUT', '/api/race/events');
  const { send: refreshResults } = useSend('PUT', '/api/race/results');

  const menuOf = useMemo(() => {
    const own = new Map(events.filter((event) => mayWrite?.(event)).map((event) => [event.id, event]));
    if (own.size === 0) return undefined;
    return ({ id }: Pick<Event, 'id'>) => {
      const event = own.get(id);
      if (!event) return [];
      return entriesOf(event, texts, {
        onRefresh: () => void (event.started ? refreshResults : refreshEvent)({ body: { eventId: id } }),
        onDownload: () =>
          void saveDownload(
            { path: '/api/zwift/download/event-results/{id}', params: { id }, name: `results-${id}.json` },
            messages,
          ),
        onRemove: () => setRemoved(event),
      });
    };
  }, [events, mayWrite, texts, messages, refreshEvent, refreshResults]);

  return {
    menuOf,
    dialog: removed && (
      <Suspense fallback={null}>
        <EventRemoval event={removalOf(removed)} onClose={() => setRemoved(null)} onRemoved={() => setRemoved(null)} />
      </Suspense>
    ),
  };
}

function removalOf({ id, name, started, totalFinishedCount, totalSignedUpCount }: Event): RemovedEvent {
  return { id, name, started, riders: started ? (totalFinishedCount ?? 0) : totalSignedUpCount };
}

interface Actions {
  onDownload: () => void;
  onRefresh: () => void;
  onRemove: () => void;
}

function entriesOf({ id, started }: Event, messages: typeof rowMenuMessages, actions: Actions): MenuEntry[] {
  return [
    { label: messages.edit, icon: Pencil, href: addressOf(addresses.eventEdit, { eventId: id }) },
    ...(started
      ? [{ label: messages.decisions, icon: Gavel, href: addressOf(addresses.resultsEdit, { eventId: id }) }]
      : []),
    { label: started ? messages.refreshResults : messages.refreshEvent, icon: RefreshCw, onSelect: actions.onRefresh },
    ...(started ? [{ label: messages.download, icon: Download, onSelect: actions.onDownload }] : []),
    { label: messages.remove, icon: Trash2, onSelect: actions.onRemove, destructive: true, separated: true },
  ];
}
