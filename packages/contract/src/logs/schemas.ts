import * as z from 'zod/mini';
import { gameId, moment, objectId, queryInteger } from '../values.ts';

/** Typed search text: parts of the description, of a login, of a race name, or a number. */
export const logQuery = z.object({
  search: z.prefault(z.string().check(z.trim(), z.maxLength(60)), ''),
  page: queryInteger(1, 100_000, 1),
  docsOnPage: queryInteger(1, 100, 20),
});
export type LogQuery = z.output<typeof logQuery>;

/** A user of an entry; `null` for guests, jobs and the command line. */
const logUser = z.nullable(z.object({ _id: objectId, username: z.nullable(z.string()) }));

/** A value changed by an action, as text; `null` if there was none. */
const loggedChange = z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });
export type LoggedChange = z.output<typeof loggedChange>;

/** A logged action. */
export const adminLogEntry = z
  .object({
    _id: objectId,
    date: moment,
    /** The code of the action, e.g. `user.role`. */
    action: z.string(),
    description: z.string(),
    user: logUser,
    /** Target of the action; `name` is `null` if it is gone or unnamed. */
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
  /** Class of the error, e.g. `TypeError`. */
  type: z.string(),
  message: z.string(),
  method: z.string(),
  /** Pattern of the path, without request values. */
  path: z.string(),
  requestId: z.string(),
  /** Number of occurrences; the request and the user are of the last one. */
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
