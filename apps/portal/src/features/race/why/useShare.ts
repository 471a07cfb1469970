import { useMessages } from '../../../lib/messages/useMessages.ts';
import { showAlert } from '../../../lib/notices/alerts.ts';
import { ru as whyMessages } from './messages/ru.ts';

/** Copies the full address of a path and shows an alert. */
export function useShare(): (path: string) => Promise<void> {
  const messages = useMessages(whyMessages);

  return async (path) => {
    const url = new URL(path, location.href).href;
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    showAlert(
      isCopied ? { tone: 'success', message: messages.copied } : { tone: 'error', message: messages.notCopied(url) },
    );
  };
}
