import { addresses, addressOf, isPathOf } from '@otryv/contract/addresses';
import { ButtonRow, Card, LineItem, LineList, LinkButton, Page, PageHead, Stack } from '@otryv/ui';
import { useLocation, useParams } from 'react-router-dom';
import { signInHref } from '../../lib/access/returnTo.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../lib/navigation/crumbs.tsx';
import { useUser } from '../../lib/session/sessionStore.ts';
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
  const { messages, ...words } = useMessages(siteMessages);
  const { titleOf } = useMessages();
  const { pathname, search } = useLocation();
  const user = useUser();
  const detail = useDetail(id, additional);
  const { title, text, ...further } = messages[id];
  useCrumbPath([{ label: title }]);
  const next =
    id === 'link-outdated'
      ? { href: addressOf(addresses.reset), label: words.toReset }
      : user
        ? { href: addressOf(addresses.home), label: words.toHome }
        : {
            href: id === 'email-confirmed' ? signInHref(pathname) : addressOf(addresses.signIn) + search,
            label: words.signIn,
          };
  const aboutDetail = 'textOf' in further && detail ? further.textOf(detail) : text;

  return (
    <Page width="text">
      <title>{titleOf(title)}</title>
      <PageHead title={title}>{'guestText' in further && !user ? further.guestText : aboutDetail}</PageHead>
      <Stack>
        {id === 'registered' && <AfterRegistration search={search} />}
        {id === 'email-confirmed' && user && <FirstSteps />}
        <ButtonRow>
          <LinkButton kind="primary" href={next.href}>
            {next.label}
          </LinkButton>
        </ButtonRow>
      </Stack>
    </Page>
  );
}

/** Explains what to do when the email does not arrive. */
function AfterRegistration({ search }: { search: string }) {
  const { afterRegistration: words } = useMessages(siteMessages);

  return (
    <Card>
      <LineList aria-label={words.title}>
        <LineItem title={words.open} detail={words.openText} />
        <LineItem
          title={words.missing}
          detail={words.missingText}
          action={
            <LinkButton size="s" href={addressOf(addresses.settingsAccount, { zwiftId: 0 })}>
              {words.letterAgain}
            </LinkButton>
          }
        />
        <LineItem
          title={words.wrong}
          detail={words.wrongText}
          action={
            <LinkButton size="s" href={addressOf(addresses.registration) + search}>
              {words.registerAgain}
            </LinkButton>
          }
        />
      </LineList>
    </Card>
  );
}

/** Renders the first steps of a new account. */
function FirstSteps() {
  const { firstSteps: words } = useMessages(siteMessages);

  return (
    <Card>
      <LineList aria-label={words.title}>
        <LineItem
          title={words.link}
          detail={words.linkText}
          action={
            <LinkButton size="s" href={addressOf(addresses.settingsZwift, { zwiftId: 0 })}>
              {words.toLink}
            </LinkButton>
          }
        />
        <LineItem
          title={words.race}
          detail={words.raceText}
          action={
            <LinkButton size="s" href={addressOf(addresses.schedule)}>
              {words.toRace}
            </LinkButton>
          }
        />
        <LineItem
          title={words.letters}
          detail={words.lettersText}
          action={
            <LinkButton size="s" href={addressOf(addresses.settingsNotifications, { zwiftId: 0 })}>
              {words.toLetters}
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
