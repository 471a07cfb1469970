/**
 * Maximum lifetime of a MongoDB transaction in a drill, so that one of a dead process ends soon; the default is a
 * minute.
 */
export const transactionSeconds = 5;

/**
 * How long writes of a dead process may stay locked, in ms: MongoDB looks for expired transactions every half of that
 * time, and a request that hits one waits for twenty seconds.
 */
export const deadTransactionMs = transactionSeconds * 1_500 + 22_500;
