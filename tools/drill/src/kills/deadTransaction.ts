/**
 * How long what a dead process wrote may stay locked, in ms: MongoDB lets a transaction live for a minute, looks for older
 * ones every half minute, and a request that meets one waits for twenty seconds.
 */
export const deadTransactionMs = 150_000;
