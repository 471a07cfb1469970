import { Button, Icon, lazyPart } from '@otryv/ui';
import { CodeXml } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import type { EmbedDialogProps } from './EmbedDialog.tsx';

const EmbedDialog = lazyPart(async () => ({ default: (await import('./EmbedDialog.tsx')).EmbedDialog }));

/** Opens the embed code for other sites. */
export function EmbedButton(props: Omit<EmbedDialogProps, 'onClose'>) {
  const { embed } = useMessages();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Icon of={CodeXml} /> {embed}
      </Button>
      {isOpen && (
        <Suspense>
          <EmbedDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
