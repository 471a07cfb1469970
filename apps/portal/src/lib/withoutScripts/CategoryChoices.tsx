import { useMessages } from '../messages/useMessages.ts';
import { AddressChoices } from './AddressChoices.tsx';

export interface CategoryChoicesProps {
  /** Categories as badges print them. */
  categories: readonly string[];
  /** Selected category; `null` for all. */
  value: string | null;
}

/** Renders the category filter for readers without scripts. */
export function CategoryChoices({ categories, value }: CategoryChoicesProps) {
  const messages = useMessages().withoutScripts;
  if (categories.length < 2) return null;
  const options = [
    { value: '', label: messages.all },
    ...categories.map((category) => ({ value: category, label: category })),
  ];

  return <AddressChoices name="category" label={messages.category} options={options} value={value ?? ''} />;
}
