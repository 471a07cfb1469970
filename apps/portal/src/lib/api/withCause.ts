import { ApiError } from '../http/ApiError.ts';

/** The sentences for failures that come without one. */
export interface CauseMessages {
  failed: string;
  busy: string;
  refused: string;
}

const tooMany = 429;
const firstOfRefusals = 400;
const firstOfFaults = 500;

/**
 * A failure with the sentence of its cause: that of the server, no connection, a server that is busy or down, a refusal
 * without words. Other errors get the sentence of a lost connection.
 */
export function withCause(error: unknown, messages: CauseMessages): ApiError {
  if (!(error instanceof ApiError)) return new ApiError('network', messages.failed, 0);
  const isWorded = error.code !== 'network' || error.status === 0;
  return isWorded ? error : new ApiError('network', sentenceOf(error.status, messages), error.status);
}

function sentenceOf(status: number, { failed, busy, refused }: CauseMessages): string {
  if (status === tooMany || status >= firstOfFaults) return busy;
  return status >= firstOfRefusals ? refused : failed;
}
