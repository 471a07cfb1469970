import { type ReactNode, useId } from 'react';
import { type FieldWords, notesOf } from './Field.tsx';

export interface FieldParts extends FieldWords {
  id?: string | undefined;
  className?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * Parts the props of a field: words and class go to its frame, all others to its control, which is named by the label
 * and described by help, error and `aside`.
 */
export function useField<Props extends FieldParts>(props: Props, aside?: ReactNode) {
  const ownId = useId();
  const { label, hint, error, className, ...rest } = props;
  const id = props.id ?? ownId;
  const notes = [notesOf(id, { hint, error, aside }), props['aria-describedby']].filter(Boolean).join(' ');

  return {
    frame: { id, label, hint, error, className, required: props.required, aside },
    control: { ...rest, id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined },
  };
}
