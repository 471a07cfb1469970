import type { Document } from 'mongodb';

/** Errors between a server and its database, as R6 lists them. */
export const faultKinds = [
  'cut',
  'stall',
  'reset mid-reply',
  'doubled reply',
  'not primary',
  'duplicate key',
  'write concern',
  'pool exhausted',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Duration of silence of a silent database. */
export const stallMs = 5_000;
/** Duration of each write while the pool is exhausted. */
export const slowMs = 500;

/** Replies sent instead of a write, which never reaches the database. */
export const errors: Partial<Record<FaultKind, Document>> = {
  'not primary': {
    ok: 0,
    code: 10_107,
    codeName: 'NotWritablePrimary',
    errmsg: 'not primary',
    errorLabels: ['RetryableWriteError'],
  },
  'duplicate key': {
    ok: 1,
    n: 0,
    writeErrors: [
      {
        index: 0,
        code: 11_000,
        errmsg: 'E11000 duplicate key error collection: otryv.users index: usernameKey_1 dup key: { usernameKey: "a" }',
        keyPattern: { usernameKey: 1 },
        keyValue: { usernameKey: 'a' },
      },
    ],
  },
};

/** Added to the reply of a write that was applied: on one member only, and possibly lost. */
export const lateConcern = {
  writeConcernError: { code: 64, codeName: 'WriteConcernTimeout', errmsg: 'waiting for replication timed out' },
};
