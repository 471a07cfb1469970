import { groupLabelOf } from '@otryv/race';
import { useMessages } from '@otryv/ui';
import { eventEditorCatalogues } from '../../messages/eventEditor.ts';
import { NumberValueEditor } from '../../ValueEditor/index.ts';
import { kilometresOf } from '../draft/catalogues.ts';
import { useEditorTools, useValueWriter } from '../draft/editorTools.ts';
import { numberText } from '../draft/valueText.ts';
import { type GroupEditorProps, valueButton } from '../parts/editorProps.ts';

const units = { distanceInMeters: 1000, durationInSeconds: 60 } as const;

/** The distance of a group in km, or its time in minutes. With laps, their total distance is shown. */
export function LengthEditor({
  group,
  field,
  scope,
  label,
  ...rest
}: GroupEditorProps<'distanceInMeters' | 'durationInSeconds'>) {
  const { act, catalogues } = useEditorTools();
  const { locale } = useValueWriter();
  const messages = useMessages(eventEditorCatalogues);
  const name = messages.inGroup(messages.fields[field], groupLabelOf(group.label));
  const unit = units[field];
  const own = group[field] ?? 0;
  const isOfLaps = field === 'distanceInMeters' && own === 0 && (group.laps ?? 0) > 0;
  const byLaps = isOfLaps ? kilometresOf(catalogues, group.routeId, group.laps ?? 0) : null;

  return (
    <NumberValueEditor
      {...valueButton}
      {...rest}
      label={byLaps === null ? label : numberText(byLaps, locale, 1)}
      aria-label={byLaps === null ? rest['aria-label'] : `${name}: ${messages.implied(numberText(byLaps, locale, 1))}`}
      data-implied={byLaps === null ? undefined : ''}
      note={byLaps === null ? undefined : messages.implied(numberText(byLaps, locale, 1))}
      min={0}
      unit={field === 'distanceInMeters' ? messages.kilometres : messages.minutes}
      value={own === 0 ? null : own / unit}
      onCommit={(value, edit) =>
        act({ type: 'group', scope, values: { [field]: Math.round((value ?? 0) * unit) } }, edit)
      }
    />
  );
}
