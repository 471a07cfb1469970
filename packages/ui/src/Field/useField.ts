import { type ReactNode, useId } from 'react';
import { describedBy, type FieldTexts } from './Field.tsx';

export interface FieldParts extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * Splits the props of a field: texts and class for its frame, all others for its control, which is labelled by the
 * label and described by help, error and `aside`.
 */
export function useField<Props extends FieldParts>(props: Props, aside?: ReactNode) {
  const ownId = useId();
  const { label, hint, error, className, ...rest } = props;
  const id = props.id ?? ownId;
  const notes = [describedBy(id, { hint, error, aside }), props['aria-describedby']].filter(Boolean).join(' ');

  return {
    frame: { id, label, hint, error, className, required: props.required, aside },
    control: { ...rest, id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined },
  };
}
