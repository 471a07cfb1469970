import { Button, LinkButton, Notice } from '@otryv/ui';
import type { ApiError } from '../../lib/http/ApiError.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ru as authMessages } from './messages/ru.ts';

export interface TokenErrorProps {
  error: ApiError;
  /** Address for requesting another email. */
  nextHref: string;
  /** Label of the next step, if it is not to request another email. */
  nextLabel?: string;
  onRetry: (() => void) | undefined;
}

const clientError = (status: number) => status >= 400 && status < 500;

/** Explains why a link from an email failed: it has expired, or the server could not be reached. */
export function TokenError({ error, nextHref, nextLabel, onRetry }: TokenErrorProps) {
  const messages = useMessages(authMessages);
  const isOutdated = clientError(error.status);
  // The server names the fields of a form that is not on this page.
  const isBroken = error.code === 'request_invalid';

  return (
    <>
      <Notice
        tone={isOutdated ? 'warning' : 'danger'}
        role="alert"
        title={isBroken ? messages.broken : isOutdated ? messages.outdated : messages.failed}
      >
        {isBroken ? messages.brokenText : error.message}
      </Notice>
      {isOutdated ? (
        <LinkButton kind="primary" size="l" href={nextHref}>
          {nextLabel ?? messages.askAgain}
        </LinkButton>
      ) : (
        <Button kind="primary" size="l" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </>
  );
}
