import { Button, LinkButton, Notice } from '@otryv/ui';
import { withCause } from '../../lib/api/withCause.ts';
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

/** Explains why a link from an email failed: it has expired or is cut short, or the request failed. */
export function TokenError({ error, nextHref, nextLabel, onRetry }: TokenErrorProps) {
  const messages = useMessages(authMessages);
  const { message } = withCause(error, useMessages());
  // The server names the fields of a form that is not on this page.
  const isBroken = error.code === 'request_invalid';
  const isOutdated = error.code === 'link_outdated';
  const isUseless = isBroken || isOutdated;

  return (
    <>
      <Notice
        tone={isUseless ? 'warning' : 'danger'}
        role="alert"
        title={isBroken ? messages.broken : isOutdated ? messages.outdated : messages.failed}
      >
        {isBroken ? messages.brokenText : message}
      </Notice>
      {isUseless ? (
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
