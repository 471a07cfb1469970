import { inputCatalogues } from '../provider/inputMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { FieldCounter } from './FieldCounter.tsx';
import { type FieldParts, useField } from './useField.ts';

export interface LimitedFieldParts extends FieldParts {
  value: string;
  limit?: number | undefined;
}

/** Builds the parts of a text field with a character counter and an error above the limit. */
export function useLimitedField<Props extends LimitedFieldParts>({ limit, ...props }: Props) {
  const messages = useMessages(inputCatalogues);
  const count = props.value.length;
  const tooLong = limit !== undefined && count > limit ? messages.tooLong(limit) : undefined;

  return useField(
    { ...props, error: props.error ?? tooLong },
    limit === undefined ? undefined : <FieldCounter count={count} limit={limit} />,
  );
}
