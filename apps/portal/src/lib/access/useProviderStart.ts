import type { Provider } from '@otryv/contract';
import { useSend } from '../api/useSend.ts';

export interface ProviderPurpose {
  purpose: 'signIn' | 'link';
  /** Path to return to. */
  returnTo: string;
}

/** Redirects to the page of a provider, which leads back to the portal. */
export function useProviderStart() {
  const { send, isSending } = useSend('POST', '/api/auth/providers/{provider}');

  return {
    isStarting: isSending,
    start: async (provider: Provider, body: ProviderPurpose) => {
      const sent = await send({ params: { provider }, body });
      if (sent) window.location.assign(sent.response.location);
    },
  };
}
