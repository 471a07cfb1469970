import { Avatar, Blank, Chip, CopyText, Icon, VisuallyHidden } from '@otryv/ui';
import { ExternalLink } from 'lucide-react';
import { ColumnLink } from '../columns/ColumnLink.tsx';
import type { Column } from '../DataTable/index.ts';
import classes from './AdminTables.module.css';
import { type AdminColumnsContext, momentColumn } from './adminColumns.tsx';
import type { AccountsTableRow } from './adminTableRows.ts';

export interface AccountLinks {
  /** URL of an account. */
  accountHref?: ((row: AccountsTableRow) => string | null) | undefined;
  /** URL of the rider of a game id. */
  profileHref?: ((zwiftId: number) => string | null) | undefined;
  /** URL of a game id on another site. */
  externalHref?: ((zwiftId: number) => string | null) | undefined;
}

type AccountColumn = Column<AccountsTableRow>;

/** Returns the columns of the accounts: sorted by the server, by login, role and registration. */
export function accountsColumns(context: AdminColumnsContext, links: AccountLinks): AccountColumn[] {
  const { messages } = context;

  return [
    userColumn(context, links),
    {
      key: 'role',
      label: messages.role,
      width: 104,
      align: 'start',
      sortValue: ({ role }) => role,
      exportValue: ({ role }) => messages.roles[role],
      cell: ({ role }) => (role === 'user' ? messages.roles.user : <Chip tone="ink">{messages.roles[role]}</Chip>),
    },
    gameIdColumn(context, links),
    additionalColumn(context, links),
    emailColumn(context),
    {
      ...momentColumn<AccountsTableRow>(
        context,
        { key: 'registered', label: messages.registered, width: 132, isDay: true },
        ({ registeredAt }) => registeredAt,
      ),
      descendingFirst: true,
      sortValue: ({ registeredAt }) => String(registeredAt),
    },
    momentColumn<AccountsTableRow>(
      context,
      { key: 'lastUsed', label: messages.lastUsed, width: 122, isDay: true, reason: messages.noSessions },
      ({ lastUsedAt }) => lastUsedAt,
    ),
    {
      key: 'sessions',
      label: messages.sessions,
      width: 70,
      exportValue: ({ sessions }) => sessions,
      cell: (row) => (
        <ColumnLink href={links.accountHref?.(row)}>
          {row.sessions}
          <VisuallyHidden>, {messages.sessionsOf(row.username)}</VisuallyHidden>
        </ColumnLink>
      ),
    },
    {
      key: 'clubs',
      label: messages.clubs,
      width: 110,
      align: 'start',
      exportValue: ({ clubs }) => clubs.join(', '),
      cell: ({ clubs }) => (
        <span className={classes.AdminText} title={clubs.join(', ')}>
          {clubs.join(', ')}
        </span>
      ),
    },
  ];
}

function userColumn({ messages }: AdminColumnsContext, { accountHref }: AccountLinks): AccountColumn {
  return {
    key: 'username',
    label: messages.user,
    width: 200,
    align: 'start',
    pin: 'name',
    isRowHeader: true,
    sortValue: ({ username }) => username,
    alsoExports: [{ key: 'rider', name: messages.rider, value: riderNameOf }],
    cell: (row) => (
      <span className={classes.AdminUser}>
        <Avatar name={riderNameOf(row) ?? row.username} src={row.rider?.imageSrc} size="m" />
        <span className={classes.AdminLines}>
          <ColumnLink href={accountHref?.(row)}>{row.username}</ColumnLink>
          <small>
            <bdi>{riderNameOf(row) ?? messages.noRider}</bdi>
          </small>
        </span>
      </span>
    ),
  };
}

function gameIdColumn({ messages }: AdminColumnsContext, { profileHref, externalHref }: AccountLinks): AccountColumn {
  return {
    key: 'zwiftId',
    label: messages.zwiftId,
    width: 200,
    align: 'start',
    exportValue: ({ zwiftId }) => zwiftId,
    cell: ({ zwiftId, isZwiftIdProved, isBanned }) =>
      zwiftId === null ? (
        <Blank reason={messages.noZwiftId} />
      ) : (
        <span className={classes.AdminLine}>
          <CopyText text={String(zwiftId)}>
            <ColumnLink href={profileHref?.(zwiftId)}>{zwiftId}</ColumnLink>
          </CopyText>
          {externalHref && (
            <ColumnLink
              href={externalHref(zwiftId)}
              target="_blank"
              rel="noreferrer"
              aria-label={messages.externalOf(String(zwiftId))}
            >
              <Icon of={ExternalLink} size="s" />
            </ColumnLink>
          )}
          {!isZwiftIdProved && <Chip tone="warning">{messages.unproved}</Chip>}
          {isBanned && <Chip tone="danger">{messages.banned}</Chip>}
        </span>
      ),
  };
}

function additionalColumn({ messages }: AdminColumnsContext, { profileHref }: AccountLinks): AccountColumn {
  return {
    key: 'additional',
    label: messages.additional,
    name: messages.additionalName,
    width: 84,
    align: 'start',
    exportValue: ({ additionalZwiftIds }) => additionalZwiftIds.join(' '),
    cell: ({ additionalZwiftIds }) => (
      <span className={classes.AdminLines}>
        {additionalZwiftIds.map((zwiftId) => (
          <ColumnLink key={zwiftId} href={profileHref?.(zwiftId)}>
            {zwiftId}
          </ColumnLink>
        ))}
      </span>
    ),
  };
}

function emailColumn({ messages }: AdminColumnsContext): AccountColumn {
  return {
    key: 'email',
    label: messages.email,
    width: 236,
    align: 'start',
    exportValue: ({ email }) => email,
    cell: ({ email, emailConfirmed }) =>
      email === null ? (
        <Blank reason={messages.noEmail} />
      ) : (
        <span className={classes.AdminLine}>
          <CopyText text={email} />
          {!emailConfirmed && <Chip tone="warning">{messages.unconfirmed}</Chip>}
        </span>
      ),
  };
}

function riderNameOf({ rider }: AccountsTableRow): string | null {
  return rider && `${rider.firstName} ${rider.lastName}`.trim();
}
