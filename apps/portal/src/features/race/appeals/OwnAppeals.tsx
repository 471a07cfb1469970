import type { Appeal } from '@otryv/contract';
import { AppealForm, FormDialog } from '@otryv/forms';
import { Button, Notice, Stack } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as appealsMessages } from './messages/ru.ts';
import { useAppeals } from './useAppeals.ts';

/**
 * Renders the appeals that a rider may file about their rows of a protocol, and the outcomes. A separate chunk: guests
 * do not load it.
 */
export function OwnAppeals({ eventId }: { eventId: string }) {
  const messages = useMessages(appealsMessages);
  const { data } = useAppeals(eventId);
  const [rowId, setRowId] = useState<string | null>(null);
  const { submit } = useSend('POST', '/api/race/results/{id}/appeals');
  const own = data?.data.filter(({ isOwn }) => isOwn) ?? [];
  const [free] = data?.ownRowIds ?? [];

  return (
    <>
      {(own.length > 0 || free !== undefined) && (
        <Stack gap="s">
          {own.map((appeal) => (
            <AppealOutcome key={appeal._id} appeal={appeal} />
          ))}
          {free !== undefined && (
            <Notice
              title={messages.own}
              action={
                <Button size="s" onClick={() => setRowId(free)}>
                  {messages.appeal}
                </Button>
              }
            >
              {messages.ownText}
            </Notice>
          )}
        </Stack>
      )}
      <FormDialog open={rowId !== null} title={messages.appeal} onClose={() => setRowId(null)}>
        {(onDirtyChange) =>
          rowId !== null && (
            <AppealForm
              rowId={rowId}
              onDirtyChange={onDirtyChange}
              onCancel={() => setRowId(null)}
              onSubmit={async (body) => {
                await submit({ params: { id: eventId }, body });
                setRowId(null);
              }}
            />
          )
        }
      </FormDialog>
    </>
  );
}

/** Renders an appeal and its decision, worded for its rider or for all others. */
export function AppealOutcome({ appeal: { status, text, answer, isOwn } }: { appeal: Appeal }) {
  const messages = useMessages(appealsMessages);
  const own = { open: messages.waiting, accepted: messages.ownAccepted, rejected: messages.ownRejected };
  const titles = { open: messages.waiting, accepted: messages.appealAccepted, rejected: messages.appealRejected };
  const tone = { open: 'info', accepted: 'success', rejected: 'warning' } as const;

  return (
    <Notice tone={tone[status]} title={(isOwn ? own : titles)[status]}>
      {answer ?? text}
    </Notice>
  );
}
