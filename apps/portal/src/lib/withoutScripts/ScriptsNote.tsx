import { Notice } from '@otryv/ui';
import { useMessages } from '../messages/useMessages.ts';

/** Notes for readers without scripts that a form or a search requires them. */
export function ScriptsNote({ of }: { of: 'form' | 'search' }) {
  const words = useMessages().withoutScripts;

  return (
    <noscript>
      <Notice>{words[of]}</Notice>
    </noscript>
  );
}
