import type { EventDraft } from '@otryv/race';
import { Prose } from '@otryv/ui';
import { useZwiftMessages } from './messages/useZwiftMessages.ts';

/** An event as the game sent it. */
export function RawDocument({ document }: { document: EventDraft['event'] }) {
  const words = useZwiftMessages();

  return (
    <Prose>
      <details>
        <summary>{words.raw}</summary>
        <pre>{JSON.stringify(document, null, 2)}</pre>
      </details>
    </Prose>
  );
}
