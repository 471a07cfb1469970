import { type EventDraft, eventValue, momentMs, startingAt, startOf } from '@otryv/race';
import { Card, DisplayText } from '@otryv/ui';
import { memo } from 'react';
import { useValueWriter } from '../draft/editorTools.ts';
import { mainFields } from '../draft/mainFields.ts';
import { timeText } from '../draft/timeText.ts';
import classes from '../parts/EventEditor.module.css';
import { MainValue } from './MainValue.tsx';

/** The common values of an event's groups. */
export function MainBlock({ draft }: { draft: EventDraft }) {
  const { messages, locale, timeZone } = useValueWriter();
  const startMs = startOf(draft);
  const times = startMs === null ? null : startingAt({ label: 1 }, startMs);
  const timeOf = (moment: string | null | undefined) =>
    momentMs(moment) === null ? messages.none : timeText(moment ?? '', { locale, timeZone });

  return (
    <Card className={classes.EventEditorMain}>
      <DisplayText as="h2" size="d-s">
        {messages.main}
      </DisplayText>
      <dl className={classes.EventEditorValues}>
        {mainFields.map((field) => (
          <MainValue key={field} field={field} value={eventValue(draft, field)} />
        ))}
        <PlainValue name={messages.opens} text={timeOf(times?.registrationStart)} />
        <PlainValue name={messages.linesUp} text={timeOf(times?.lineUpStart)} />
      </dl>
    </Card>
  );
}

const PlainValue = memo(function PlainValue({ name, text }: { name: string; text: string }) {
  return (
    <div className={classes.EventEditorMainValue}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
});
