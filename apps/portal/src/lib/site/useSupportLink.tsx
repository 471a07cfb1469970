import { LinkButton } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import { siteData } from './siteData.ts';

/** A button that leads to the support, for what a reader cannot do alone; `null` where the operator has named no way to it. */
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
