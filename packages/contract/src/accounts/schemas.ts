import * as z from 'zod/mini';
import { provider } from '../auth/schemas.ts';
import { gameId, moment, objectId, queryFlag, queryInteger } from '../values.ts';

export const ROLES = ['user', 'moderator', 'admin'] as const;
export const accountRole = z.enum(ROLES);
export type AccountRole = z.output<typeof accountRole>;

export const ACCOUNT_COLUMNS = ['registered', 'username', 'role'] as const;
export type AccountColumn = (typeof ACCOUNT_COLUMNS)[number];

/** An account as shown to administrators, without secrets, addresses at providers or preferences. */
export const adminUser = z
  .object({
    _id: objectId,
    username: z.string(),
    role: accountRole,
    email: z.nullable(z.string()),
    emailConfirmed: z.boolean(),
    registeredAt: moment,
    /** Time of last use, also in a session that has ended; `null` before the first sign-in. */
    lastUsedAt: z.nullable(moment),
    sessions: z.int(),
    /** The main game id; `null` before one is linked. */
    zwiftId: z.nullable(gameId),
    isZwiftIdProved: z.boolean(),
    additionalZwiftIds: z.array(gameId),
    /** The rider of the main game id; `null` if the portal has none. */
    rider: z.nullable(z.object({ firstName: z.string(), lastName: z.string(), imageSrc: z.nullable(z.string()) })),
    /** Whether a rider of the account is excluded from the lists of leaders. */
    isBanned: z.boolean(),
    /** Providers that the account signs in with. */
    providers: z.array(provider),
    /** Clubs that the account moderates. */
    clubs: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .register(z.globalRegistry, { id: 'AdminUser' });
export type AdminUser = z.output<typeof adminUser>;

/** Query of accounts by parts of the login, the email, a game id or a rider's name; `isRasing`: ascending. */
export const adminUsersQuery = z.object({
  search: z.prefault(z.string().check(z.trim(), z.maxLength(60)), ''),
  role: z.optional(accountRole),
  emailConfirmed: z.optional(queryFlag),
  columnName: z.prefault(z.enum(ACCOUNT_COLUMNS), 'registered'),
  isRasing: z.prefault(queryFlag, 'false'),
  page: queryInteger(1, 100_000, 1),
  docsOnPage: queryInteger(1, 100, 20),
});
export type AdminUsersQuery = z.output<typeof adminUsersQuery>;

export const adminUsers = z
  .object({
    data: z.array(adminUser),
    quantityPages: z.int(),
    /** Number of matches on all pages. */
    quantityUsers: z.int(),
    /** Number of search matches of each kind, regardless of filters. */
    counts: z.object({ all: z.int(), moderator: z.int(), admin: z.int(), unconfirmed: z.int() }),
  })
  .register(z.globalRegistry, { id: 'AdminUsers' });
export type AdminUsers = z.output<typeof adminUsers>;

export const adminUserParams = z.object({ id: objectId });
export const adminUserData = z.object({ data: adminUser }).register(z.globalRegistry, { id: 'AdminUserData' });
export const roleBody = z.strictObject({ role: accountRole });
export const changedAdminUser = z
  .object({ message: z.string(), data: adminUser })
  .register(z.globalRegistry, { id: 'ChangedAdminUser' });
export const userSessionParams = z.object({ id: objectId, sessionId: objectId });
