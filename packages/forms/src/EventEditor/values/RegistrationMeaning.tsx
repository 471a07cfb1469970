import {
  type AccessExpression,
  admission,
  enforcedExpression,
  groupCondition,
  groupLabelOf,
  parseAccessExpression,
  type RegistrationMode,
  registrationExpression,
} from '@otryv/race';
import { CategoryBadge } from '@otryv/ui';
import { useEditorDraft, useEditorTools, useValueWriter } from '../draft/editorTools.ts';
import classes from '../parts/EventEditor.module.css';
import { conditionText } from './conditionText.ts';

/** The riders admitted to each group; and whether the reader is, if the host provides the reader's figures. */
export function RegistrationMeaning({ mode }: { mode: RegistrationMode | null }) {
  const { reader } = useEditorTools();
  const { messages, locale } = useValueWriter();
  const { event } = useEditorDraft();
  const expression = mode === null ? expressionOf(enforcedExpression(event)) : registrationExpression(mode);

  return (
    <table className={classes.EventEditorConditions}>
      <caption>{messages.conditions}</caption>
      <tbody>
        {event.eventSubgroups.map(({ label }) => (
          <tr key={label}>
            <th scope="row">
              <CategoryBadge category={groupLabelOf(label)} size="s" />
            </th>
            <td>{conditionText(groupCondition(expression, label), messages, locale)}</td>
            {reader && (
              <td>{messages.admits[responseOf(admission(expression, label, reader.facts).isAllowed)](reader.name)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function expressionOf(source: string | null | undefined): AccessExpression | null {
  const parsed = parseAccessExpression(source ?? '');
  return 'error' in parsed ? null : parsed.expression;
}

function responseOf(isAllowed: boolean | null): 'yes' | 'no' | 'unknown' {
  if (isAllowed === null) return 'unknown';
  return isAllowed ? 'yes' : 'no';
}
