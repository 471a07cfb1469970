import { type DigestDraft, digestDraft } from '@otryv/contract/schemas';
import { Button, FieldRow, Grid, LineItem, LineList, Stack, TextField, useMessages } from '@otryv/ui';
import { type ReactNode, useState } from 'react';
import { type FormProps, formOf } from '../Form/index.ts';
import { mailingFormCatalogues } from '../messages/mailings.ts';
import { RangeCheck } from './RangeCheck.tsx';

const { Form, Field } = formOf(digestDraft, { startDate: '', endDate: '', subject: '' });
const subjectLength = 80;

/** A candidate event of the digest. */
export interface DigestEvent {
  id: number;
  name: string;
  /** Its poster. */
  card: ReactNode;
}

export interface EventsDigestFormProps
  extends Omit<FormProps<DigestDraft, DigestDraft>, 'validates' | 'children' | 'tracksChanges' | 'onSubmit'> {
  /** Upcoming events of the days, earliest first; omitted while loading. */
  events: readonly DigestEvent[] | undefined;
  /** Shown instead of cards if there are none. */
  empty: ReactNode;
  /** Content before the button: the recipients. */
  summary?: ReactNode;
  /** Called with the days, the subject and the numbers of the remaining events. */
  onSubmit: (digest: DigestDraft & { eventIds: number[] }) => unknown;
  /** Called with the numbers of the remaining events after each change. */
  onChoose?: ((eventIds: number[]) => void) | undefined;
}

/**
 * A digest of the races of some days, from which each may be removed and restored. Keyboard: Tab moves to each «Убрать»
 * and «Вернуть».
 */
export function EventsDigestForm({ events, empty, summary, onSubmit, onChoose, ...props }: EventsDigestFormProps) {
  const messages = useMessages(mailingFormCatalogues);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const left = (events ?? []).filter(({ id }) => !removed.has(id));
  const out = (events ?? []).filter(({ id }) => removed.has(id));
  const change = (next: ReadonlySet<number>) => {
    setRemoved(next);
    onChoose?.((events ?? []).map(({ id }) => id).filter((id) => !next.has(id)));
  };

  return (
    <Form
      savingLabel={messages.sending}
      disabled={left.length === 0}
      {...props}
      submitLabel={props.submitLabel ?? messages.send}
      onSubmit={(digest) => onSubmit({ ...digest, eventIds: left.map(({ id }) => id) })}
    >
      <RangeCheck />
      <FieldRow>
        <Field name="startDate" as={TextField} type="date" label={messages.from} />
        <Field name="endDate" as={TextField} type="date" label={messages.until} />
        <Field name="subject" as={TextField} label={messages.subject} limit={subjectLength} />
      </FieldRow>
      {events?.length === 0 ? (
        empty
      ) : (
        <Stack gap="m">
          <p role="status">{events && messages.eventsOf(left.length)}</p>
          {out.length > 0 && (
            <RemovedEvents
              events={out}
              onRestore={(id) => change(new Set([...removed].filter((each) => each !== id)))}
              onRestoreAll={() => change(new Set())}
            />
          )}
          <Grid>
            {left.map(({ id, name, card }) => (
              <Stack key={id} gap="s">
                {card}
                <div>
                  <Button
                    size="s"
                    kind="quiet"
                    aria-label={messages.removeOf(name)}
                    onClick={() => change(new Set([...removed, id]))}
                  >
                    {messages.remove}
                  </Button>
                </div>
              </Stack>
            ))}
          </Grid>
        </Stack>
      )}
      {summary}
    </Form>
  );
}

interface RemovedEventsProps {
  events: readonly DigestEvent[];
  onRestore: (id: number) => void;
  onRestoreAll: () => void;
}

function RemovedEvents({ events, onRestore, onRestoreAll }: RemovedEventsProps) {
  const messages = useMessages(mailingFormCatalogues);

  return (
    <Stack gap="s">
      <LineList>
        {events.map(({ id, name }) => (
          <LineItem
            key={id}
            title={name}
            detail={messages.removed}
            action={
              <Button size="s" aria-label={messages.restoreOf(name)} onClick={() => onRestore(id)}>
                {messages.restoreOne}
              </Button>
            }
          />
        ))}
      </LineList>
      {events.length > 1 && (
        <div>
          <Button size="s" kind="quiet" onClick={onRestoreAll}>
            {messages.restore(events.length)}
          </Button>
        </div>
      )}
    </Stack>
  );
}
