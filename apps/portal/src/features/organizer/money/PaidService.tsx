import { Card, DateTime, LinkButton, Notice, Section, ServiceSlot, Skeleton, useNow } from '@otryv/ui';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { usePayHref } from '../../shared/billing/usePayHref.ts';
import { useServiceSlots } from '../../shared/billing/useServiceSlots.ts';
import { ru as organizerAreaMessages } from '../messages/ru.ts';
import { endsSoon } from './endsSoon.ts';
import { paidUntil } from './paidUntil.ts';

const minuteMs = 60_000;

/** Renders the end of the paid period for the rights of club moderators, and where to extend it. */
export function PaidService() {
  const { service: messages } = useMessages(organizerAreaMessages);
  const { data, error, isRetrying, retry } = useServiceSlots();
  const href = usePayHref();
  const until = data && paidUntil(data);
  const [first] = data?.active ?? [];

  return (
    <Section title={messages.title}>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="line" />}
      {data && (
        <Card>
          <ServiceSlot
            title={until ? messages.paid : messages.none}
            period={until && <Until at={until} />}
            track={until && first ? { from: first.startDate, until } : undefined}
            action={
              <LinkButton size="s" href={href}>
                {until ? messages.renew : messages.pay}
              </LinkButton>
            }
          >
            {until ? messages.text : messages.noneText}
          </ServiceSlot>
        </Card>
      )}
    </Section>
  );
}

/** Warns on every page of the area about access that is unpaid or about to expire. */
export function PaidNotice({ isActive }: { isActive: boolean }) {
  const { service: messages, inactive } = useMessages(organizerAreaMessages);
  const { data } = useServiceSlots();
  const href = usePayHref();
  const now = useNow(minuteMs);
  const until = data ? paidUntil(data) : null;
  const isEnding = isActive && until !== null && endsSoon(until, now);
  if (isActive && !isEnding) return null;

  return (
    <Notice
      tone="warning"
      action={
        <LinkButton size="s" href={href}>
          {isEnding ? messages.renew : messages.pay}
        </LinkButton>
      }
    >
      {isEnding ? (
        <>
          {messages.ends} <DateTime at={until} inSentence />. {messages.endsThen}
        </>
      ) : (
        inactive
      )}
    </Notice>
  );
}

function Until({ at }: { at: string }) {
  const { until } = useMessages(organizerAreaMessages);

  return (
    <>
      {until} <DateTime at={at} show="day" inSentence />
    </>
  );
}
