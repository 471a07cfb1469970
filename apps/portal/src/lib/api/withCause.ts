import { ApiError } from '../http/ApiError.ts';

/** Messages for errors without one. */
export interface CauseMessages {
  failed: string;
  busy: string;
  refused: string;
}

const tooMany = 429;
const firstOfRejections = 400;
const firstOfFaults = 500;

/**
 * Returns the error with a message for its cause: the server's own, no connection, a server that is busy or down, or a
 * rejection without a message. Other errors get the message of a lost connection.
 */
export function withCause(error: unknown, messages: CauseMessages): ApiError {
  if (!(error instanceof ApiError)) return new ApiError('network', messages.failed, 0);
  const isWorded = error.code !== 'network' || error.status === 0;
  return isWorded ? error : new ApiError('network', sentenceOf(error.status, messages), error.status);
}

function sentenceOf(status: number, { failed, busy, refused }: CauseMessages): string {
  if (status === tooMany || status >= firstOfFaults) return busy;
  return status >= firstOfRejections ? refused : failed;
}
