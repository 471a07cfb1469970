/** How long MongoDB lets a transaction live in a drill, so that one of a dead process ends soon; its default is a minute. */
export const transactionSeconds = 5;

/**
 * How long what a dead process wrote may stay locked, in ms: MongoDB looks for transactions that have lived too long every
 * half of that time, and a request that meets one waits for twenty seconds.
 */
export const deadTransactionMs = transactionSeconds * 1_500 + 22_500;
