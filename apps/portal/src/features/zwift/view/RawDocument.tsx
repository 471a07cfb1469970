import type { EventDraft } from '@otryv/race';
import { Prose } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as zwiftMessages } from '../messages/ru.ts';

/** Renders an event as the game sent it. */
export function RawDocument({ document }: { document: EventDraft['event'] }) {
  const messages = useMessages(zwiftMessages);

  return (
    <Prose>
      <details>
        <summary>{messages.raw}</summary>
        <pre>{JSON.stringify(document, null, 2)}</pre>
      </details>
    </Prose>
  );
}
