import * as z from 'zod/mini';
import { gameId, moment, objectId, queryInteger } from '../values.ts';

/** What was typed: parts of the description, of a login, of the name of a race, or a number. */
export const logQuery = z.object({
  search: z.prefault(z.string().check(z.trim(), z.maxLength(60)), ''),
  page: queryInteger(1, 100_000, 1),
  docsOnPage: queryInteger(1, 100, 20),
});
export type LogQuery = z.output<typeof logQuery>;

/** A user of an entry; `null` in its place for guests, jobs and the command line. */
const logUser = z.nullable(z.object({ _id: objectId, username: z.nullable(z.string()) }));

/** A value that an action changed, as text; `null` for what there was not. */
const loggedChange = z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });
export type LoggedChange = z.output<typeof loggedChange>;

/** An action as the log keeps it. */
export const adminLogEntry = z
  .object({
    _id: objectId,
    date: moment,
    /** The code of the action, e.g. `user.role`. */
    action: z.string(),
    description: z.string(),
    user: logUser,
    /** What it was done to; `name` is `null` where that is gone or has none. */
    object: z.object({ kind: z.string(), id: z.string(), name: z.nullable(z.string()) }),
    event: z.nullable(z.object({ id: gameId, name: z.string(), start: moment })),
    changes: z.array(loggedChange),
  })
  .register(z.globalRegistry, { id: 'AdminLogEntry' });
export type AdminLogEntry = z.output<typeof adminLogEntry>;

export const adminLog = z
  .object({ data: z.array(adminLogEntry), quantityPages: z.int(), quantityEntries: z.int() })
  .register(z.globalRegistry, { id: 'AdminLog' });
export type AdminLog = z.output<typeof adminLog>;

const errorLogFields = {
  _id: objectId,
  date: moment,
  /** The kind of the error, e.g. `TypeError`. */
  type: z.string(),
  message: z.string(),
  method: z.string(),
  /** The pattern of the path: no values of a request are in it. */
  path: z.string(),
  requestId: z.string(),
  /** How often it happened; the request and the user are those of the last time. */
  count: z.int(),
  user: logUser,
};

/** An unexpected error of the server. */
export const errorLogEntry = z.object(errorLogFields).register(z.globalRegistry, { id: 'ErrorLogEntry' });
export type ErrorLogEntry = z.output<typeof errorLogEntry>;

export const errorLog = z
  .object({ data: z.array(errorLogEntry), quantityPages: z.int(), quantityEntries: z.int() })
  .register(z.globalRegistry, { id: 'ErrorLog' });
export type ErrorLog = z.output<typeof errorLog>;

export const errorQuery = z.object({ id: objectId });
export const errorLogData = z
  .object({ data: z.object({ ...errorLogFields, stack: z.string() }) })
  .register(z.globalRegistry, { id: 'ErrorLogData' });

export const LOG_PATHS = ['admins', 'errors'] as const;
export const logParams = z.object({ path: z.enum(LOG_PATHS) });
export const logRemoval = z.strictObject({ ids: z.array(objectId).check(z.minLength(1), z.maxLength(100)) });
