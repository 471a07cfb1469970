import { type AddressKey, addresses } from '@otryv/contract/addresses';
import { titleAt } from '@otryv/contract/titles';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as adminMessages } from '../messages/ru.ts';

const isKey = (key: string): key is AddressKey => key in addresses;
const keys = new Map<string, AddressKey>(
  Object.entries(addresses).flatMap(([key, { pattern }]) => (isKey(key) ? [[pattern, key] as const] : [])),
);

/**
 * Returns a function that names a page by its address pattern, followed by the pattern; an unknown page by the pattern
 * alone.
 */
export function usePageNames(): (pattern: string) => string {
  const messages = useMessages();
  const { visit: texts } = useMessages(adminMessages);

  return (pattern) => {
    const key = keys.get(pattern);
    return key === undefined ? pattern : texts.page(titleAt(key, messages), pattern);
  };
}
