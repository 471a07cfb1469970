import type { Appeal } from '@otryv/contract';
import { AppealForm } from '@otryv/forms';
import { Button, Dialog, Notice, Stack } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../api/useSend.ts';
import { useAppealsMessages } from './messages/useAppealsMessages.ts';
import { appealChange, useAppeals } from './useAppeals.ts';

/** What a rider may ask about the own rows of a protocol, and what came of it. A chunk of its own: guests do not load it. */
export function OwnAppeals({ eventId }: { eventId: string }) {
  const words = useAppealsMessages();
  const { data } = useAppeals(eventId);
  const [rowId, setRowId] = useState<string | null>(null);
  const { submit } = useSend('POST', '/api/race/results/{id}/appeals', appealChange);
  const own = data?.data.filter(({ isOwn }) => isOwn) ?? [];
  const [free] = data?.ownRowIds ?? [];

  return (
    <>
      {(own.length > 0 || free !== undefined) && (
        <Stack gap="s">
          {own.map((appeal) => (
            <OwnAppeal key={appeal._id} appeal={appeal} />
          ))}
          {free !== undefined && (
            <Notice
              title={words.own}
              action={
                <Button size="s" onClick={() => setRowId(free)}>
                  {words.appeal}
                </Button>
              }
            >
              {words.ownText}
            </Notice>
          )}
        </Stack>
      )}
      <Dialog open={rowId !== null} title={words.appeal} onClose={() => setRowId(null)}>
        {rowId !== null && (
          <AppealForm
            rowId={rowId}
            onCancel={() => setRowId(null)}
            onSubmit={async (body) => {
              await submit({ params: { id: eventId }, body });
              setRowId(null);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

/** An appeal of the reader and its answer. */
export function OwnAppeal({ appeal: { status, text, answer } }: { appeal: Appeal }) {
  const words = useAppealsMessages();
  const titles = { open: words.waiting, accepted: words.ownAccepted, rejected: words.ownRejected };
  const tone = { open: 'info', accepted: 'success', rejected: 'warning' } as const;

  return (
    <Notice tone={tone[status]} title={titles[status]}>
      {answer ?? text}
    </Notice>
  );
}
