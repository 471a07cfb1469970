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
  'PoolClearedOnNetworkError',
]);

/** Error codes of a member that steps down, restarts or has lost its primary. */
const transientCodes = new Set([6, 7, 89, 91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** Whether an error means that the database is unavailable, rather than a wrong query. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (outages.has(error.name)) return true;
  if (error.name === 'MongoServerError' && 'code' in error && transientCodes.has(Number(error.code))) return true;
  return isDatabaseDown(error.cause);
}
