import type { Provider, Settings } from '@otryv/contract';
import { Button, LineItem } from '@otryv/ui';
import { KeyRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useProviderStart } from '../../../lib/access/useProviderStart.ts';
import { useProviders } from '../../../lib/access/useProviders.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as profileMessages } from '../messages/ru.ts';

/** Renders the configured sign-in providers, and linked ones that are no longer configured. */
export function ProviderLines({ settings: { externalAccounts } }: { settings: Settings }) {
  const configured = useProviders();
  const shown = (['vk', 'yandex'] as const).filter(
    (provider) => configured.includes(provider) || externalAccounts[provider] !== null,
  );

  return shown.map((provider) => (
    <ProviderLine key={provider} provider={provider} account={externalAccounts[provider]} />
  ));
}

interface ProviderLineProps {
  provider: Provider;
  account: Settings['externalAccounts'][Provider];
}

function ProviderLine({ provider, account }: ProviderLineProps) {
  const { access } = useMessages(profileMessages);
  const { pathname } = useLocation();
  const { start, isStarting } = useProviderStart();
  const unlink = useSend('DELETE', '/api/auth/providers/{provider}');
  const name = access[provider];
  const link = () => void start(provider, { purpose: 'link', returnTo: pathname });

  return (
    <LineItem
      icon={KeyRound}
      title={name}
      detail={account === null ? access.notLinked : access.linkedAs(`${account.firstName} ${account.lastName}`.trim())}
      action={
        account === null ? (
          <Button size="s" busy={isStarting} onClick={link}>
            {access.link(name)}
          </Button>
        ) : (
          <Button size="s" busy={unlink.isSending} onClick={() => void unlink.send({ params: { provider } })}>
            {access.unlink(name)}
          </Button>
        )
      }
    />
  );
}
