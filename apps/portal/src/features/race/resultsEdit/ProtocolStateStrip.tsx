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
  const words = useMessages(resultsEditMessages);
  const [step, setStep] = useState<Step | null>(null);
  const waiting = useAppeals(String(event.id)).data?.data.filter(({ status }) => status === 'open').length ?? 0;
  const strip = useStrip(state);
  const params = { id: String(event.id) };
  const setState = useSend('PUT', '/api/race/results/{id}/state');
  const setLock = useSend('PUT', '/api/race/results/{id}/lock');
  const isLocked = state.lock !== null;
  const steps = {
    official: { action: words.makeOfficial, title: words.confirmOfficial, text: words.confirmOfficialText },
    reopen: { action: words.reopen, title: words.confirmReopen, text: words.confirmReopenText },
    lock: { action: words.lock, title: words.confirmLock, text: words.confirmLockText },
  };
  const usual = { official: words.reasonOfficial, reopen: words.reasonReopen, lock: words.reasonLock };
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
              <Icon of={LockOpen} /> {words.reopen}
            </Button>
          ) : isLocked ? (
            <Button busy={setLock.isSending} onClick={() => void setLock.send({ params, body: { isLocked: false } })}>
              <Icon of={LockOpen} /> {words.unlock}
            </Button>
          ) : (
            <>
              <Button onClick={() => setStep('lock')}>
                <Icon of={Lock} /> {words.lock}
              </Button>
              <Button onClick={() => setStep('official')}>
                <Icon of={CircleCheck} /> {words.makeOfficial}
              </Button>
            </>
          )
        }
      >
        {strip.children}
        {waiting > 0 && (
          <>
            {' '}
            <Link href={`#${appealsId}`}>{words.appealsWait(waiting)}</Link>
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
  const words = useMessages(resultsEditMessages);
  const { locale, timeZone } = useOtryv();
  const now = useNow(everyMs);
  if (state === 'official') {
    const title = (
      <>
        {words.officialSince} <DateTime at={officialSince} inSentence />
      </>
    );
    return { state: words.official, tone: 'success' as const, title, children: words.officialText };
  }
  if (lock) {
    const children = [lock.reason ?? '', words.lockedText].filter(Boolean).join('. ');
    return { state: words.locked, tone: 'info' as const, title: words.lockedBy(lock.author), children };
  }
  const left = (protestsUntil ? Date.parse(protestsUntil) : now) - now;
  return {
    state: words.provisional,
    tone: 'warning' as const,
    title:
      left > 0 ? words.protestsLeft(formatCountdown(protestsUntil, { locale, timeZone, now })) : words.protestsOver,
    children:
      officialAt === null ? (
        words.reopenedText
      ) : left > 0 ? (
        <>
          {words.willBeOfficial} <DateTime at={protestsUntil} inSentence />.
        </>
      ) : (
        words.afterAppeals
      ),
  };
}

/** Renders the appeal window, which closes when the protocol becomes official, even if before its end. */
function Window({
  event,
  state: { state, protestsFrom, protestsUntil, officialAt, officialSince },
}: ProtocolStateStripProps) {
  const words = useMessages(resultsEditMessages);
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
      label={words.window(print(protestsFrom), print(until))}
      fromLabel={words.firstResults(print(protestsFrom))}
      middleLabel={decisions.length > 0 && words.decisions(decisions.length)}
      untilLabel={endsOfficial ? words.untilOfficial(print(until)) : words.untilOver(print(until))}
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
