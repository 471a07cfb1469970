import { inputCatalogues } from '../provider/inputMessages.ts';
import { useMessages } from '../provider/useMessages.ts';

export interface FieldCounterProps {
  count: number;
  limit: number;
}

/** Usage of a limit: «40 из 200», in the error tone beyond it. */
export function FieldCounter({ count, limit }: FieldCounterProps) {
  const messages = useMessages(inputCatalogues);

  return <span data-over={count > limit || undefined}>{messages.countOf(count, limit)}</span>;
}
