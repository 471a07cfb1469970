import {
  type AccessExpression,
  type EventDocument,
  groupCondition,
  groupLabelOf,
  parseAccessExpression,
  registrationExpression,
  registrationModeOf,
} from '@otryv/race';
import { CategoryBadge, Disclosure, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { conditionText } from '../EventEditor/conditionText.ts';
import { useEventEditorMessages } from '../messages/eventEditor.ts';
import classes from './EventAccess.module.css';

export interface EventAccessProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  event: EventDocument;
}

/** How riders sign up for an event: the mode by its name and what it asks of each group; an expression of no mode by its
 * conditions, and as its text where it cannot be read. */
export function EventAccess({ event, className, ...props }: EventAccessProps) {
  const words = useEventEditorMessages();
  const mode = registrationModeOf(event);
  const expression = mode === null ? expressionOf(event) : registrationExpression(mode);

  return (
    <div {...props} className={clsx(classes.EventAccess, className)}>
      <p>
        <b>{mode === null ? words.ownExpression : words.modes[mode]}</b>
        {mode !== null && <span>{words.meanings[mode]}</span>}
      </p>
      {expression === null ? (
        <code>{event.accessExpression}</code>
      ) : (
        <Conditions event={event} expression={expression} />
      )}
      {mode === null && expression !== null && (
        <Disclosure title={words.asWritten}>
          <code>{event.accessExpression}</code>
        </Disclosure>
      )}
    </div>
  );
}

function Conditions({ event, expression }: { event: EventDocument; expression: AccessExpression }) {
  const words = useEventEditorMessages();
  const { locale } = useOtryv();

  return (
    <table>
      <caption>{words.conditions}</caption>
      <tbody>
        {event.eventSubgroups.map(({ label }) => (
          <tr key={label}>
            <th scope="row">
              <CategoryBadge category={groupLabelOf(label)} size="s" />
            </th>
            <td>{conditionText(groupCondition(expression, label), words, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `null` for an expression that cannot be read. */
function expressionOf({ accessExpression }: EventDocument): AccessExpression | null {
  const parsed = parseAccessExpression(accessExpression ?? '');
  return 'error' in parsed ? null : parsed.expression;
}
