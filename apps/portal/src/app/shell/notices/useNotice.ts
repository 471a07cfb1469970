import { useOtryv } from '@otryv/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showAlert } from '../../../lib/notices/alerts.ts';

const name = 'notice';

/** Shows the message for the error code in the address, such as after a provider sign-in, and removes the code. */
export function useNotice(): void {
  const { locale } = useOtryv();
  const [query, setQuery] = useSearchParams();
  const code = query.get(name);

  useEffect(() => {
    if (code === null) return;
    void showSentence(locale, code);
    const rest = new URLSearchParams(query);
    rest.delete(name);
    setQuery(rest, { replace: true });
  }, [code, locale, query, setQuery]);
}

async function showSentence(locale: 'ru' | 'en', code: string): Promise<void> {
  const { messages } = await import('@otryv/contract/messages');
  const sentence: unknown = Reflect.get(messages[locale], code);
  if (typeof sentence === 'string') showAlert({ tone: 'error', message: sentence });
}
