import type { ProtocolState, RaceResults } from '@otryv/contract';
import { ReasonDialog } from '@otryv/forms';
import { epochMs, formatCountdown, formatDateTime, type Moment } from '@otryv/race';
import { Button, DateTime, Icon, Link, StateStrip, TimeTrack, useNow, useOtryv } from '@otryv/ui';
import { CircleCheck, Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { appealsId, useAppeals } from '../appeals/useAppeals.ts';
import { ru as resultsEditMessages } from './messages/ru.ts';

interface ProtocolStateStripProps {
  event: RaceResults['event'];
  state: ProtocolState;
}

type Step = 'official' | 'reopen' | 'lock';
const everyMs = 60_000;

/** Renders whether and until when the protocol is open, and the actions that change that. */
export function ProtocolStateStrip({ event, state }: ProtocolStateStripProps) {
  const messages = useMessages(resultsEditMessages);
  const [step, setStep] = useState<Step | null>(null);
  const waiting = useAppeals(String(event.id)).data?.data.filter(({ status }) => status === 'open').length ?? 0;
  const strip = useStrip(state);
  const params = { id: String(event.id) };
  const setState = useSend('PUT', '/api/race/results/{id}/state');
  const setLock = useSend('PUT', '/api/race/results/{id}/lock');
  const isLocked = state.lock !== null;
  const steps = {
    official: { action: messages.makeOfficial, title: messages.confirmOfficial, text: messages.confirmOfficialText },
    reopen: { action: messages.reopen, title: messages.confirmReopen, text: messages.confirmReopenText },
    lock: { action: messages.lock, title: messages.confirmLock, text: messages.confirmLockText },
  };
  const usual = { official: messages.reasonOfficial, reopen: messages.reasonReopen, lock: messages.reasonLock };
  const submit = async (reason: string) => {
    if (step === 'lock') await setLock.submit({ params, body: { isLocked: true, reason } });
    else await setState.submit({ params, body: { state: step === 'official' ? 'official' : 'provisional', reason } });
    setStep(null);
  };

  return (
    <>
      <StateStrip
        {...strip}
        track={<Window event={event} state={state} />}
        actions={
          state.state === 'official' ? (
            <Button onClick={() => setStep('reopen')}>
              <Icon of={LockOpen} /> {messages.reopen}
            </Button>
          ) : isLocked ? (
            <Button busy={setLock.isSending} onClick={() => void setLock.send({ params, body: { isLocked: false } })}>
              <Icon of={LockOpen} /> {messages.unlock}
            </Button>
          ) : (
            <>
              <Button onClick={() => setStep('lock')}>
                <Icon of={Lock} /> {messages.lock}
              </Button>
              <Button onClick={() => setStep('official')}>
                <Icon of={CircleCheck} /> {messages.makeOfficial}
              </Button>
            </>
          )
        }
      >
        {strip.children}
        {waiting > 0 && (
          <>
            {' '}
            <Link href={`#${appealsId}`}>{messages.appealsWait(waiting)}</Link>
          </>
        )}
      </StateStrip>
      {step && (
        <ReasonDialog
          open
          title={steps[step].title}
          action={steps[step].action}
          usual={[usual[step]]}
          onSubmit={submit}
          onClose={() => setStep(null)}
        >
          <p>{steps[step].text}</p>
        </ReasonDialog>
      )}
    </>
  );
}

/** Returns the texts for a state. */
function useStrip({ state, protestsUntil, officialAt, officialSince, lock }: ProtocolState) {
  const messages = useMessages(resultsEditMessages);
  const { locale, timeZone } = useOtryv();
  const now = useNow(everyMs);
  if (state === 'official') {
    const title = (
      <>
        {messages.officialSince} <DateTime at={officialSince} inSentence />
      </>
    );
    return { state: messages.official, tone: 'success' as const, title, children: messages.officialText };
  }
  if (lock) {
    const children = [lock.reason ?? '', messages.lockedText].filter(Boolean).join('. ');
    return { state: messages.locked, tone: 'info' as const, title: messages.lockedBy(lock.author), children };
  }
  const left = (protestsUntil ? Date.parse(protestsUntil) : now) - now;
  return {
    state: messages.provisional,
    tone: 'warning' as const,
    title:
      left > 0
        ? messages.protestsLeft(formatCountdown(protestsUntil, { locale, timeZone, now }))
        : messages.protestsOver,
    children:
      officialAt === null ? (
        messages.reopenedText
      ) : left > 0 ? (
        <>
          {messages.willBeOfficial} <DateTime at={protestsUntil} inSentence />.
        </>
      ) : (
        messages.afterAppeals
      ),
  };
}

/** Renders the appeal window, which closes when the protocol becomes official, even if before its end. */
function Window({
  event,
  state: { state, protestsFrom, protestsUntil, officialAt, officialSince },
}: ProtocolStateStripProps) {
  const messages = useMessages(resultsEditMessages);
  const print = usePrint();
  const decisions = event.modifiedResults.moderators;
  const now = useNow(everyMs);
  const isOfficial = state === 'official';
  const until = isOfficial && isBefore(officialSince, protestsUntil) ? officialSince : protestsUntil;
  // A reopened protocol is not official then, or became so later.
  const staysOpen = officialAt === null || !isBefore(now, protestsUntil);
  const endsOfficial = isOfficial ? !isBefore(protestsUntil, officialSince) : !staysOpen;

  return (
    <TimeTrack
      from={protestsFrom}
      until={until}
      ticks={decisions.map(({ date }) => date)}
      label={messages.window(print(protestsFrom), print(until))}
      fromLabel={messages.firstResults(print(protestsFrom))}
      middleLabel={decisions.length > 0 && messages.decisions(decisions.length)}
      untilLabel={endsOfficial ? messages.untilOfficial(print(until)) : messages.untilOver(print(until))}
    />
  );
}

function isBefore(one: Moment, other: Moment): boolean {
  return (epochMs(one) ?? 0) < (epochMs(other) ?? 0);
}

function usePrint(): (at: Moment) => string {
  const { locale, timeZone } = useOtryv();
  const now = useNow(everyMs);
  return (at) => formatDateTime(at, { locale, timeZone, now });
}
