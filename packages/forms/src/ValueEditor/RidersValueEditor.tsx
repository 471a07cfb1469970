import { MultiCombobox, useMessages } from '@otryv/ui';
import { editorCatalogues } from '../messages/editors.ts';
import { type FindRiders, useRiderLookUp } from '../RiderLookUp/useRiderLookUp.ts';
import type { FieldEditorProps } from './editorProps.ts';
import { ValueEditor } from './ValueEditor.tsx';

export interface RidersValueEditorProps extends FieldEditorProps<readonly number[]> {
  /** Finds riders by a part of the name or by the zwiftId. */
  findRiders: FindRiders;
}

/** The leaders or the sweepers of a group by their zwiftIds, looked up in a popover. */
export function RidersValueEditor({ fieldLabel, findRiders, ...props }: RidersValueEditorProps) {
  const messages = useMessages(editorCatalogues);
  const { nameOf, riderOf: _, ...source } = useRiderLookUp(findRiders);

  return (
    <ValueEditor {...props}>
      {({ value, onChange }) => (
        <MultiCombobox
          {...source}
          data-autofocus
          label={fieldLabel ?? props.title}
          hint={messages.ridersHint}
          value={value.map(nameOf)}
          onChange={(options) => onChange(options.map((option) => Number(option.value)))}
        />
      )}
    </ValueEditor>
  );
}
