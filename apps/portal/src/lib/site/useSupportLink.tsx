import { LinkButton } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import { siteData } from './siteData.ts';

/**
 * Returns a button that leads to support, for tasks that readers cannot do alone; `null` if the operator has configured
 * no contact.
 */
export function useSupportLink(): ReactNode {
  const { writeToSupport } = useMessages();
  const { supportUrl } = siteData();

  return (
    supportUrl && (
      <LinkButton size="s" href={supportUrl}>
        {writeToSupport}
      </LinkButton>
    )
  );
}
