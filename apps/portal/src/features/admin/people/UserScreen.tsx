import type { AdminUser } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { Chip, CopyText, DateTime, FactList, Link, Section, Setting, SettingList, Skeleton } from '@otryv/ui';
import { useParams } from 'react-router-dom';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { required } from '../../../lib/api/required.ts';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { riderName } from '../../../lib/names/riderName.ts';
import { riderHref } from '../../shared/links/riderHrefs.ts';
import { NotFoundScreen } from '../../shared/notFound/NotFoundScreen.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ru as adminMessages } from '../messages/ru.ts';
import { UserRole } from './UserRole.tsx';
import { UserSessions } from './UserSessions.tsx';

/** Renders one account: its data, its role and its sessions. */
export function UserScreen() {
  const { id = '' } = useParams();
  const { titles } = useMessages();
  const { user: messages } = useMessages(adminMessages);
  const { data, error, isRetrying, retry } = useRead('/api/admin/users/{id}', { params: { id } });
  const user = data && required(data.data);
  if (error?.isMissing) {
    return (
      <NotFoundScreen
        title={messages.notFoundTitle}
        list={{ href: addressOf(addresses.adminUsers), label: messages.toUsers }}
      >
        {messages.notFoundText}
      </NotFoundScreen>
    );
  }

  return (
    <AdminPage tab="adminUsers" name={user?.username ?? titles.adminUser}>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !user && <Skeleton shape="block" />}
      {user && (
        <Section title={user.rider ? `${user.username}, ${riderName(user.rider)}` : user.username}>
          <SettingList>
            <Setting title={messages.data} description={messages.dataText}>
              <UserFacts user={user} />
            </Setting>
            <Setting title={messages.role} description={messages.roleText}>
              <UserRole key={user.role} user={user} />
            </Setting>
            <UserSessions user={user} />
          </SettingList>
        </Section>
      )}
    </AdminPage>
  );
}

function UserFacts({ user }: { user: AdminUser }) {
  const { user: messages } = useMessages(adminMessages);
  const { email, emailConfirmed, registeredAt, lastUsedAt, additionalZwiftIds, providers, clubs } = user;

  return (
    <FactList
      facts={[
        {
          label: messages.email,
          value: email === null ? messages.noEmail : <CopyText text={email} />,
        },
        ...(email !== null && !emailConfirmed
          ? [{ key: 'confirmed', label: '', value: <Chip tone="warning">{messages.notConfirmed}</Chip> }]
          : []),
        { label: messages.registered, value: <DateTime at={registeredAt} /> },
        { label: messages.lastUsed, value: lastUsedAt === null ? messages.never : <DateTime at={lastUsedAt} /> },
        { label: messages.zwiftId, value: <MainId user={user} /> },
        {
          label: messages.additional,
          value:
            additionalZwiftIds.length === 0
              ? messages.none
              : additionalZwiftIds.map((zwiftId) => <CopyText key={zwiftId} text={String(zwiftId)} />),
        },
        { label: messages.providers, value: providers.join(', ') || messages.none },
        { label: messages.clubs, value: clubs.map(({ name }) => name).join(', ') || messages.none },
      ]}
    />
  );
}

function MainId({ user: { zwiftId, isZwiftIdProved, isBanned } }: { user: AdminUser }) {
  const { user: messages } = useMessages(adminMessages);
  if (zwiftId === null) return messages.none;

  return (
    <>
      <CopyText text={String(zwiftId)}>
        <Link href={riderHref(zwiftId)}>{zwiftId}</Link>
      </CopyText>{' '}
      <Chip tone={isZwiftIdProved ? 'success' : 'warning'}>
        {isZwiftIdProved ? messages.proved : messages.unproved}
      </Chip>{' '}
      {isBanned && <Chip tone="danger">{messages.banned}</Chip>}{' '}
      <Link href={addressOf(addresses.adminRider, { zwiftId })}>{messages.openRider}</Link>
    </>
  );
}
