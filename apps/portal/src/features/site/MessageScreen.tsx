import { addresses, addressOf, isPathOf } from '@otryv/contract/addresses';
import { Button, ButtonRow, Card, LineItem, LineList, LinkButton, Page, PageHead, Stack } from '@otryv/ui';
import { useLocation, useParams } from 'react-router-dom';
import { signInHref } from '../../lib/access/returnTo.ts';
import { useSend } from '../../lib/api/useSend.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../lib/navigation/crumbs.tsx';
import { useIsGuest, useUser } from '../../lib/session/sessionStore.ts';
import { NotFoundScreen } from '../shared/notFound/NotFoundScreen.tsx';
import { ru as siteMessages } from './messages/ru.ts';

type MessageId = keyof (typeof siteMessages)['messages'];

/**
 * Shows the outcome of a flow that began elsewhere, such as in an email or at a payment service. Unknown ids are not
 * found.
 */
export function MessageScreen() {
  const { messageId = '', additional = '' } = useParams();
  const { pathname } = useLocation();
  const { messages } = useMessages(siteMessages);
  const isMessageId = (id: string): id is MessageId => id in messages;
  if (!isPathOf(addresses.message, pathname) || !isMessageId(messageId)) return <NotFoundScreen />;

  return <Message id={messageId} additional={additional} />;
}

function Message({ id, additional }: { id: MessageId; additional: string }) {
  const { messages, ...texts } = useMessages(siteMessages);
  const { titleOf } = useMessages();
  const { pathname, search } = useLocation();
  const user = useUser();
  const isGuest = useIsGuest();
  const detail = useDetail(id, additional);
  const { title, text, ...further } = messages[id];
  useCrumbPath([{ label: title }]);
  const next =
    id === 'link-outdated'
      ? { href: addressOf(addresses.reset), label: texts.toReset }
      : user
        ? { href: addressOf(addresses.home), label: texts.toHome }
        : isGuest
          ? {
              href: id === 'email-confirmed' ? signInHref(pathname) : addressOf(addresses.signIn) + search,
              label: texts.signIn,
            }
          : null;
  const aboutDetail = 'textOf' in further && detail ? further.textOf(detail) : text;

  return (
    <Page width="text">
      <title>{titleOf(title)}</title>
      <PageHead title={title}>{'guestText' in further && isGuest ? further.guestText : aboutDetail}</PageHead>
      <Stack>
        {id === 'registered' && <AfterRegistration search={search} />}
        {id === 'email-confirmed' && user && <FirstSteps />}
        {next && (
          <ButtonRow>
            <LinkButton kind="primary" href={next.href}>
              {next.label}
            </LinkButton>
          </ButtonRow>
        )}
      </Stack>
    </Page>
  );
}

/** Explains what to do when the email does not arrive. */
function AfterRegistration({ search }: { search: string }) {
  const { afterRegistration: messages } = useMessages(siteMessages);
  const confirmation = useSend('POST', '/api/auth/confirmation');

  return (
    <Card>
      <LineList aria-label={messages.title}>
        <LineItem title={messages.open} detail={messages.openText} />
        <LineItem
          title={messages.missing}
          detail={messages.missingText}
          action={
            <Button size="s" busy={confirmation.isSending} onClick={() => void confirmation.send({})}>
              {messages.letterAgain}
            </Button>
          }
        />
        <LineItem
          title={messages.wrong}
          detail={messages.wrongText}
          action={
            <LinkButton size="s" href={addressOf(addresses.registration) + search}>
              {messages.registerAgain}
            </LinkButton>
          }
        />
      </LineList>
    </Card>
  );
}

/** Renders the first steps of a new account. */
function FirstSteps() {
  const { firstSteps: messages } = useMessages(siteMessages);

  return (
    <Card>
      <LineList aria-label={messages.title}>
        <LineItem
          title={messages.link}
          detail={messages.linkText}
          action={
            <LinkButton size="s" href={addressOf(addresses.settingsZwift, { zwiftId: 0 })}>
              {messages.toLink}
            </LinkButton>
          }
        />
        <LineItem
          title={messages.race}
          detail={messages.raceText}
          action={
            <LinkButton size="s" href={addressOf(addresses.schedule)}>
              {messages.toRace}
            </LinkButton>
          }
        />
        <LineItem
          title={messages.letters}
          detail={messages.lettersText}
          action={
            <LinkButton size="s" href={addressOf(addresses.settingsNotifications, { zwiftId: 0 })}>
              {messages.toLetters}
            </LinkButton>
          }
        />
      </LineList>
    </Card>
  );
}

/**
 * Returns the subject of the message. The address refers to it by a code only: anyone can craft a link, and its text
 * would look like the portal's. An email address is passed as navigation state by the submitted form.
 */
function useDetail(id: MessageId, additional: string): string | null {
  const { unsubscribe } = useMessages(siteMessages);
  const { state } = useLocation();
  const lists: Partial<Record<string, string>> = unsubscribe.lists;
  if (id === 'unsubscribed') return Object.hasOwn(lists, additional) ? (lists[additional] ?? null) : null;
  return typeof state?.mailAddress === 'string' ? state.mailAddress : null;
}
