import { useOtryv } from '@otryv/ui';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { Portal } from '../app/Portal.tsx';
import { TranslationContext } from '../lib/messages/useMessages.ts';
import { markSession } from './aSession.ts';
import { translations } from './translation.ts';

const fresh = { provider: () => new Map(), dedupingInterval: 0, errorRetryCount: 0 };

export interface PortalAtProps {
  /** Where the reader comes in: path and query. */
  address: string;
  /** Whether this browser has the marks of an earlier sign-in; the rest is what the API responds. */
  isSignedIn?: boolean;
}

/** The portal at an address, knowing nothing yet. */
export function PortalAt({ address, isSignedIn = false }: PortalAtProps) {
  const { locale } = useOtryv();
  useState(() => markSession(isSignedIn));

  return (
    <SWRConfig key={address} value={fresh}>
      <TranslationContext value={translations[locale]}>
        <MemoryRouter initialEntries={[address]}>
          <Portal />
        </MemoryRouter>
      </TranslationContext>
    </SWRConfig>
  );
}
