import { addresses, addressOf } from '@otryv/contract/addresses';
import { LinkButton, Notice } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';

export interface UnprovedNoticeProps {
  /** Text of the link to the game account. */
  link: string;
  children: ReactNode;
}

/** Renders that a setting requires a proven game account. */
export function UnprovedNotice({ link, children }: UnprovedNoticeProps) {
  const { zwiftId = '0' } = useParams();
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton size="s" href={addressOf(addresses.settingsZwift, { zwiftId })}>
          {link}
        </LinkButton>
      }
    >
      {children}
    </Notice>
  );
}
