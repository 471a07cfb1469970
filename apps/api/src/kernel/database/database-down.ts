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
  // Written on too few members: it may be rolled back.
  'MongoWriteConcernError',
  'PoolClearedOnNetworkError',
]);

/** Error codes of a member that steps down, restarts or has lost its primary. */
const transientCodes = new Set([6, 7, 89, 91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** Error codes of a connection that broke during a command: the driver passes some through unchanged. */
const brokenSockets = new Set(['ECONNRESET', 'EPIPE']);

/** Error code of a write to a document that another transaction has written. */
const writeConflict = 112;

/** Whether two transactions wrote the same document: the later one may retry. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === writeConflict;
}

/** Whether an error means that the database is unavailable or overloaded, rather than a wrong query. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (outages.has(error.name) || isConflict(error)) return true;
  if ('code' in error) {
    if (brokenSockets.has(String(error.code))) return true;
    if (error.name.startsWith('Mongo') && transientCodes.has(Number(error.code))) return true;
  }
  // A bulk write error has its cause as its response.
  return isDatabaseDown(error.cause) || ('errorResponse' in error && isDatabaseDown(error.errorResponse));
}
