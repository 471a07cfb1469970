import type { RefundChoice, RefundTask } from '@otryv/contract';
import { formatRoubles } from '@otryv/race';
import { Button, ConfirmDialog, DateTime, LineItem, OtryvProvider, useOtryv } from '@otryv/ui';
import { useState } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as adminMessages } from '../messages/ru.ts';
import { ListAboveLog } from './ListAboveLog.tsx';

/** Renders partially refunded payments, until an administrator has decided about their periods. */
export function RefundTasks() {
  const { refunds: messages } = useMessages(adminMessages);
  const reading = useRead('/api/admin/refunds', {});

  return (
    <ListAboveLog reading={reading} messages={messages}>
      {(task) => <TaskLine key={task.paymentId} task={task} />}
    </ListAboveLog>
  );
}

function TaskLine({ task }: { task: RefundTask }) {
  const { refunds: messages } = useMessages(adminMessages);
  const { locale } = useOtryv();
  const [chosen, setChosen] = useState<RefundChoice | null>(null);
  const { description, payer, organizer, amount, refunded, slot, shortenedUntil } = task;
  const choices: readonly RefundChoice[] = shortenedUntil === null ? ['end', 'keep'] : ['end', 'shorten', 'keep'];
  const [returned, sum] = [refunded, amount].map(({ kopecks }) => formatRoubles(kopecks, { locale }));

  return (
    <LineItem
      title={description}
      detail={
        <>
          {messages.facts(payer ?? messages.formerPayer, organizer, returned ?? '', sum ?? '')}{' '}
          <LastDay at={slot.endDate} />
        </>
      }
      action={
        <>
          {choices.map((choice) => (
            <Button
              key={choice}
              size="s"
              aria-label={messages.choiceOf(messages.choices[choice], description)}
              onClick={() => setChosen(choice)}
            >
              {messages.choices[choice]}
            </Button>
          ))}
          <Confirmation task={task} choice={chosen} onClose={() => setChosen(null)} />
        </>
      }
    />
  );
}

interface ConfirmationProps {
  task: RefundTask;
  /** Open choice; `null` while the dialog is closed. */
  choice: RefundChoice | null;
  onClose: () => void;
}

function Confirmation({ task: { paymentId, refunded, slot, shortenedUntil }, choice, onClose }: ConfirmationProps) {
  const { refunds: messages } = useMessages(adminMessages);
  const { submit } = useSend('PUT', '/api/admin/refunds/{paymentId}');
  const [shown, setShown] = useState<RefundChoice>('keep');
  // Its texts stay visible while it closes.
  if (choice !== null && choice !== shown) setShown(choice);
  const until = { end: null, shorten: shortenedUntil, keep: slot.endDate }[shown];

  return (
    <ConfirmDialog
      open={choice !== null}
      title={messages.titles[shown]}
      action={messages.actions[shown]}
      pendingAction={messages.saving}
      destructive={shown !== 'keep'}
      onClose={onClose}
      onConfirm={async () => {
        await submit({ params: { paymentId }, body: { choice: shown, refundedKopecks: refunded.kopecks } });
        onClose();
      }}
    >
      {messages.texts[shown]} {until !== null && <LastDay at={until} />}
    </ConfirmDialog>
  );
}

/** Renders the last day of a paid period, in Moscow time for every reader. */
function LastDay({ at }: { at: string }) {
  return (
    <OtryvProvider timeZone="Europe/Moscow">
      <DateTime at={at} show="day" inSentence />
    </OtryvProvider>
  );
}
