import { type Locale, useOtryv } from '@otryv/ui';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { en } from '../messages/en.ts';
import { ru } from '../messages/ru.ts';
import { type Messages, MessagesContext } from '../messages/useMessages.ts';
import { Portal } from '../Portal.tsx';

const catalogues: Record<Locale, Messages> = { ru, en };
const fresh = { provider: () => new Map(), dedupingInterval: 0, errorRetryCount: 0 };

export interface PortalAtProps {
  /** Where the reader comes in: path and query. */
  address: string;
}

/** The portal at an address, knowing nothing yet. */
export function PortalAt({ address }: PortalAtProps) {
  const { locale } = useOtryv();

  return (
    <SWRConfig key={address} value={fresh}>
      <MessagesContext value={catalogues[locale]}>
        <MemoryRouter initialEntries={[address]}>
          <Portal />
        </MemoryRouter>
      </MessagesContext>
    </SWRConfig>
  );
}
