import {
  type AccessExpression,
  type EventDocument,
  enforcedExpression,
  groupCondition,
  groupLabelOf,
  parseAccessExpression,
  registrationExpression,
  registrationModeOf,
} from '@otryv/race';
import { CategoryBadge, Disclosure, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { conditionText } from '../EventEditor/values/conditionText.ts';
import { eventEditorCatalogues } from '../messages/eventEditor.ts';
import classes from './EventAccess.module.css';

export interface EventAccessProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  event: EventDocument;
  /** Name of the chosen mode. */
  mode?: string | undefined;
}

/**
 * How riders sign up for an event: the mode by its name with its requirements for each group; an expression without a
 * mode by its conditions, or as text if it cannot be parsed.
 */
export function EventAccess({ event, mode: chosen, className, ...props }: EventAccessProps) {
  const messages = useMessages(eventEditorCatalogues);
  const mode = registrationModeOf(event, chosen);
  const source = enforcedExpression(event);
  const expression = mode === null ? expressionOf(source) : registrationExpression(mode);
  const unnamed = source === null ? messages.undefinedRules : messages.ownExpression;

  return (
    <div {...props} className={clsx(classes.EventAccess, className)}>
      <p>
        <b>{mode === null ? unnamed : messages.modes[mode]}</b>
        {mode !== null && <span>{messages.meanings[mode]}</span>}
        {mode === null && source === null && <span>{messages.undefinedRulesMeaning}</span>}
      </p>
      {expression === null && source !== null && <code>{source}</code>}
      {expression !== null && <Conditions event={event} expression={expression} />}
      {mode === null && expression !== null && (
        <Disclosure title={messages.asWritten}>
          <code>{source}</code>
        </Disclosure>
      )}
    </div>
  );
}

function Conditions({ event, expression }: { event: EventDocument; expression: AccessExpression }) {
  const messages = useMessages(eventEditorCatalogues);
  const { locale } = useOtryv();

  return (
    <table>
      <caption>{messages.conditions}</caption>
      <tbody>
        {event.eventSubgroups.map(({ label }) => (
          <tr key={label}>
            <th scope="row">
              <CategoryBadge category={groupLabelOf(label)} size="s" />
            </th>
            <td>{conditionText(groupCondition(expression, label), messages, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Parses an expression; `null` if invalid. */
function expressionOf(source: string | null): AccessExpression | null {
  const parsed = parseAccessExpression(source ?? '');
  return 'error' in parsed ? null : parsed.expression;
}
