import { NumberField, type NumberFieldProps, useMessages } from '@otryv/ui';
import { editorCatalogues } from '../messages/editors.ts';
import type { FieldEditorProps } from './editorProps.ts';
import { ValueEditor } from './ValueEditor.tsx';

export interface NumberValueEditorProps
  extends FieldEditorProps<number | null>,
    Pick<NumberFieldProps, 'min' | 'max' | 'step' | 'whole' | 'unit'> {}

/** A number, edited in a popover; one out of bounds is not committed, nor a blank if a number is required. */
export function NumberValueEditor({ fieldLabel, min, max, step, whole, unit, ...props }: NumberValueEditorProps) {
  const { title, value, accepts = isBetween(min, max) } = props;
  const messages = useMessages(editorCatalogues);

  return (
    <ValueEditor {...props} accepts={accepts}>
      {(draft) => (
        <NumberField
          {...draft}
          {...{ min, max, step, whole, unit }}
          label={fieldLabel ?? title}
          error={draft.value === null && value !== null && !accepts(null) ? messages.needed : undefined}
        />
      )}
    </ValueEditor>
  );
}

function isBetween(min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) {
  return (number: number | null) => number === null || (number >= min && number <= max);
}
