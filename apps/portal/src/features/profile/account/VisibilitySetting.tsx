import type { Figure, Settings } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { ErrorState, LinkButton, Notice, Setting, Skeleton, Stack, Switch } from '@otryv/ui';
import { useParams } from 'react-router-dom';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as profileMessages } from '../messages/ru.ts';

const path = '/api/race/profile/visibility';
const figures: readonly Figure[] = ['heartRate', 'weight', 'height', 'age'];

/** Renders which figures of the reader's riders others can see; each switch applies immediately. */
export function VisibilitySetting({ settings: { gameIds } }: { settings: Settings }) {
  const { visibility: messages } = useMessages(profileMessages);
  const { zwiftId = '0' } = useParams();
  const hasProof = gameIds.some(({ isProved }) => isProved);

  return (
    <Setting title={messages.title} description={messages.text}>
      {hasProof ? (
        <VisibilitySwitches />
      ) : (
        <Notice
          tone="warning"
          action={
            <LinkButton size="s" href={addressOf(addresses.settingsZwift, { zwiftId })}>
              {messages.toZwift}
            </LinkButton>
          }
        >
          {messages.unproved}
        </Notice>
      )}
    </Setting>
  );
}

function VisibilitySwitches() {
  const { visibility: messages } = useMessages(profileMessages);
  const { data, error, isRetrying, retry } = useRead(path, {});
  const { send, isSending } = useSend('PUT', path);

  if (error) {
    return (
      <ErrorState title={messages.failed} onRetry={retry} busy={isRetrying}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton shape="block" />;
  const visibility = data.data;
  return (
    <Stack gap="s">
      {figures.map((figure) => (
        <Switch
          key={figure}
          label={messages.figures[figure]}
          hint={messages.hints[figure]}
          checked={visibility[figure]}
          disabled={isSending}
          onChange={(isShown) => void send({ body: { visibility: { ...visibility, [figure]: isShown } } })}
        />
      ))}
    </Stack>
  );
}
