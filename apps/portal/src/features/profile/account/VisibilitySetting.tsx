import type { Figure, Settings } from '@otryv/contract';
import { Setting, Skeleton, Stack, Switch } from '@otryv/ui';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as profileMessages } from '../messages/ru.ts';
import { UnprovedNotice } from '../UnprovedNotice.tsx';

const path = '/api/race/profile/visibility';
const figures: readonly Figure[] = ['heartRate', 'weight', 'height', 'age'];

/** Renders which figures of the reader's riders others can see; each switch applies immediately. */
export function VisibilitySetting({ settings: { gameIds } }: { settings: Settings }) {
  const { visibility: words } = useMessages(profileMessages);
  const hasProof = gameIds.some(({ isProved }) => isProved);

  return (
    <Setting title={words.title} description={words.text}>
      {hasProof ? <VisibilitySwitches /> : <UnprovedNotice link={words.toZwift}>{words.unproved}</UnprovedNotice>}
    </Setting>
  );
}

function VisibilitySwitches() {
  const { visibility: messages } = useMessages(profileMessages);
  const { data, error, isRetrying, retry } = useRead(path, {});
  const { send, isSending } = useSend('PUT', path);

  if (error) {
    return <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />;
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
