import { NumberField, type NumberFieldProps } from '@otryv/ui';
import type { FieldEditorProps } from './editorProps.ts';
import { ValueEditor } from './ValueEditor.tsx';

export interface NumberValueEditorProps
  extends FieldEditorProps<number | null>,
    Pick<NumberFieldProps, 'min' | 'max' | 'step' | 'unit'> {}

/** A number, changed in a popover; one out of bounds is not committed. */
export function NumberValueEditor({ fieldLabel, min, max, step, unit, ...props }: NumberValueEditorProps) {
  const { title, accepts = isBetween(min, max) } = props;

  return (
    <ValueEditor {...props} accepts={accepts}>
      {(draft) => <NumberField {...draft} {...{ min, max, step, unit }} label={fieldLabel ?? title} />}
    </ValueEditor>
  );
}

function isBetween(min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) {
  return (number: number | null) => number === null || (number >= min && number <= max);
}
