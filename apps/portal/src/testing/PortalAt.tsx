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
  /** Address at which the reader enters: path and query. */
  address: string;
  /** Whether this browser has the marks of an earlier sign-in; the rest depends on the API's responses. */
  isSignedIn?: boolean;
}

/** Renders the portal at an address, with an empty cache. */
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
