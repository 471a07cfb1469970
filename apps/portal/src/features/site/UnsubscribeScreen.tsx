import type { LetterList, Subscription } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { Button, LinkButton, Notice, Page, PageHead, Skeleton } from '@otryv/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useRead } from '../../lib/api/useRead.ts';
import { useSend } from '../../lib/api/useSend.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../lib/navigation/crumbs.tsx';
import { ru as siteMessages } from './messages/ru.ts';

type Messages = (typeof siteMessages)['unsubscribe'];

/** Asks for confirmation before unsubscribing: programs that open every link of an email change nothing. */
export function UnsubscribeScreen() {
  const { token = '' } = useParams();
  const { titles, titleOf } = useMessages();
  const { unsubscribe: messages, toHome } = useMessages(siteMessages);
  const { data, error, isRetrying, retry } = useRead('/api/subscriptions/{token}', { params: { token } });
  const isWrongLink = error?.code === 'unsubscribe_link_wrong' || error?.code === 'request_invalid';
  useCrumbPath([{ label: titles.unsubscribe }]);

  return (
    <Page width="text">
      <title>{titleOf(titles.unsubscribe)}</title>
      <PageHead title={titles.unsubscribe}>{data && textOf(messages, data.data)}</PageHead>
      {isWrongLink && (
        <>
          <Notice tone="warning" role="alert">
            {messages.linkWrong}
          </Notice>
          <LinkButton href={addressOf(addresses.settingsNotifications, { zwiftId: 0 })}>
            {messages.toSettings}
          </LinkButton>
        </>
      )}
      {error && !isWrongLink && (
        <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />
      )}
      {!error && !data && <Skeleton shape="block" />}
      {data?.data.isOn && <UnsubscribeButton token={token} list={data.data.list} />}
      {data && !data.data.isOn && <LinkButton href={addressOf(addresses.home)}>{toHome}</LinkButton>}
    </Page>
  );
}

function textOf(messages: Messages, { list, isOn }: Subscription): string {
  return (isOn ? messages.question : messages.isOff)(messages.lists[list]);
}

function UnsubscribeButton({ token, list }: { token: string; list: LetterList }) {
  const { unsubscribe: messages } = useMessages(siteMessages);
  const navigate = useNavigate();
  const { send, isSending } = useSend('POST', '/api/unsubscribe/{token}', {
    isQuiet: true,
    onDone: () => {
      const outcome = { messageId: 'unsubscribed', additional: list };
      void navigate(addressOf(addresses.message, outcome), { replace: true });
    },
  });

  return (
    <Button kind="primary" busy={isSending} onClick={() => void send({ params: { token } })}>
      {messages.confirm}
    </Button>
  );
}
