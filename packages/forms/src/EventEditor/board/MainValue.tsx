import { type EventField, eventValue } from '@otryv/race';
import { memo } from 'react';
import { type Editable, useEditorTools, useValueWriter, valueId } from '../draft/editorTools.ts';
import { mainText } from '../draft/mainFields.ts';
import { isBlank } from '../draft/valueText.ts';
import { ChangedMark } from '../parts/ChangedMark.tsx';
import classes from '../parts/EventEditor.module.css';
import { MainValueEditor } from '../values/MainValueEditor.tsx';

const siteFields: readonly EventField[] = ['finishProtocol', 'importanceLevel', 'seriesId'];

/** A value of the main block; it re-renders only when it has changed. */
export const MainValue = memo(function MainValue({ field, value }: { field: EventField; value: string | null }) {
  const tools = useEditorTools();
  const writer = useValueWriter();
  const before = eventValue(tools.saved, field);
  const isChanged = before !== value;
  const name = writer.messages.fields[field];
  const text = mainText(writer, field, value);

  return (
    <div className={classes.EventEditorMainValue} data-changed={isChanged || undefined}>
      <dt>{name}</dt>
      <dd>
        {canEdit(tools.editable, field) ? (
          <MainValueEditor
            {...{ field, value }}
            id={valueId(tools.id, null, field)}
            title={name}
            label={text}
            aria-label={`${name}: ${text}`}
            data-blank={isBlank(writer.messages, text) ? '' : undefined}
          />
        ) : (
          text
        )}
        {isChanged && <ChangedMark before={mainText(writer, field, before)} after={text} />}
      </dd>
    </div>
  );
});

// Excludes the registration mode: its expression belongs to the game.
function canEdit(editable: Editable, field: EventField): boolean {
  return editable === 'all' || (editable === 'site' && siteFields.includes(field));
}
