import { type DigestDraft, digestDraft } from '@otryv/contract/schemas';
import { Button, FieldRow, Grid, Stack, TextField } from '@otryv/ui';
import { type ReactNode, useState } from 'react';
import { type FormProps, formOf } from '../Form/index.ts';
import { useMailingFormMessages } from '../messages/mailings.ts';

const { Form, Field } = formOf(digestDraft, { startDate: '', endDate: '', subject: '' });
const subjectLength = 80;

/** An event that may be in the digest. */
export interface DigestEvent {
  id: number;
  name: string;
  /** How it looks: a poster. */
  card: ReactNode;
}

export interface EventsDigestFormProps
  extends Omit<FormProps<DigestDraft, DigestDraft>, 'validates' | 'children' | 'tracksChanges' | 'onSubmit'> {
  /** The coming events of the days, the earliest first; left out while they are read. */
  events: readonly DigestEvent[] | undefined;
  /** In place of the cards where there are none. */
  empty: ReactNode;
  /** Before the button: who receives it. */
  summary?: ReactNode;
  /** Gets the days, the subject and the numbers of the events that were left in. */
  onSubmit: (digest: DigestDraft & { eventIds: number[] }) => unknown;
  /** The numbers of the events that are left in, after each change. */
  onChoose?: ((eventIds: number[]) => void) | undefined;
}

/** A digest of the races of some days, from which each may be removed. Keyboard: Tab moves to each «Убрать». */
export function EventsDigestForm({ events, empty, summary, onSubmit, onChoose, ...props }: EventsDigestFormProps) {
  const words = useMailingFormMessages();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const left = (events ?? []).filter(({ id }) => !removed.has(id));
  const countRemoved = (events ?? []).length - left.length;
  const change = (next: ReadonlySet<number>) => {
    setRemoved(next);
    onChoose?.((events ?? []).map(({ id }) => id).filter((id) => !next.has(id)));
  };

  return (
    <Form
      savingLabel={words.sending}
      disabled={left.length === 0}
      {...props}
      submitLabel={props.submitLabel ?? words.send}
      onSubmit={(digest) => onSubmit({ ...digest, eventIds: left.map(({ id }) => id) })}
    >
      <FieldRow>
        <Field name="startDate" as={TextField} type="date" label={words.from} />
        <Field name="endDate" as={TextField} type="date" label={words.until} />
        <Field name="subject" as={TextField} label={words.subject} limit={subjectLength} />
      </FieldRow>
      {events?.length === 0 ? (
        empty
      ) : (
        <Stack gap="m">
          <p role="status">{events && words.eventsOf(left.length)}</p>
          <Grid>
            {left.map(({ id, name, card }) => (
              <Stack key={id} gap="s">
                {card}
                <div>
                  <Button
                    size="s"
                    kind="quiet"
                    aria-label={words.removeOf(name)}
                    onClick={() => change(new Set([...removed, id]))}
                  >
                    {words.remove}
                  </Button>
                </div>
              </Stack>
            ))}
          </Grid>
          {countRemoved > 0 && (
            <div>
              <Button size="s" onClick={() => change(new Set())}>
                {words.restore(countRemoved)}
              </Button>
            </div>
          )}
        </Stack>
      )}
      {summary}
    </Form>
  );
}
