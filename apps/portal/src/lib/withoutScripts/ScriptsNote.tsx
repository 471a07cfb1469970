import { Notice } from '@otryv/ui';
import { useMessages } from '../messages/useMessages.ts';

/** Notes for readers without scripts that a form or a search requires them. */
export function ScriptsNote({ of }: { of: 'form' | 'search' }) {
  const messages = useMessages().withoutScripts;

  return (
    <noscript>
      <Notice>{messages[of]}</Notice>
    </noscript>
  );
}
