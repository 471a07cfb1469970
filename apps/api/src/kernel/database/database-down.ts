const outages = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
  // Written on too few members: it may be lost again.
  'MongoWriteConcernError',
  'PoolClearedOnNetworkError',
]);

/** Error codes of a member that steps down, restarts or has lost its primary. */
const transientCodes = new Set([6, 7, 89, 91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** Of a connection that broke under a command: the driver passes some on as they are. */
const brokenSockets = new Set(['ECONNRESET', 'EPIPE']);

/** What another transaction has written cannot be written yet. */
const writeConflict = 112;

/** Whether two transactions wrote the same document: the later one may try again. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === writeConflict;
}

/** Whether an error means that the database is unavailable or too busy, rather than a wrong query. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (outages.has(error.name) || isConflict(error)) return true;
  if ('code' in error) {
    if (brokenSockets.has(String(error.code))) return true;
    if (error.name.startsWith('Mongo') && transientCodes.has(Number(error.code))) return true;
  }
  // A bulk write has what ended it as its response.
  return isDatabaseDown(error.cause) || ('errorResponse' in error && isDatabaseDown(error.errorResponse));
}
