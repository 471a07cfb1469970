import { Button, ButtonRow, Either } from '@otryv/ui';
import { useProviderStart } from '../../lib/access/useProviderStart.ts';
import { useProviders } from '../../lib/access/useProviders.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ru as authMessages } from './messages/ru.ts';

/** Renders the sign-in buttons of the configured providers; nothing without any. */
export function ProviderButtons({ returnTo }: { returnTo: string }) {
  const messages = useMessages(authMessages);
  const providers = useProviders();
  const { start, isStarting } = useProviderStart();
  if (providers.length === 0) return null;

  return (
    <>
      <Either>{messages.or}</Either>
      <ButtonRow>
        {providers.map((provider) => (
          <Button
            key={provider}
            size="l"
            disabled={isStarting}
            onClick={() => void start(provider, { purpose: 'signIn', returnTo })}
          >
            {messages[provider]}
          </Button>
        ))}
      </ButtonRow>
    </>
  );
}
