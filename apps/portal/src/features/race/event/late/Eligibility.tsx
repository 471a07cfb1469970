import type { Event, EventEligibility } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { formatNumber, type GroupLadder, groupLadder } from '@otryv/race';
import {
  CategoryBadge,
  CategoryTrack,
  Disclosure,
  DisplayText,
  type Fact,
  FactList,
  LinkButton,
  Notice,
  Section,
  Skeleton,
  Stack,
  useOtryv,
} from '@otryv/ui';
import { useLocation } from 'react-router-dom';
import { signInHref } from '../../../../lib/access/returnTo.ts';
import { startSession } from '../../../../lib/access/startSession.ts';
import { ReadError } from '../../../../lib/api/ReadError.tsx';
import { useRead } from '../../../../lib/api/useRead.ts';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { useIsGuest, useSession } from '../../../../lib/session/sessionStore.ts';
import { ru as eventFactMessages } from './messages/ru.ts';

/** Renders whether the reader may enter the groups of a race, and why; guests are invited to sign in. */
export function Eligibility({ event }: { event: Event }) {
  const messages = useMessages(eventFactMessages);

  return (
    <Section title={messages.eligibility} printed={false}>
      <OfReader event={event} />
    </Section>
  );
}

function OfReader({ event }: { event: Event }) {
  const messages = useMessages(eventFactMessages);
  const { user, error } = useSession();
  const isGuest = useIsGuest();
  const { pathname } = useLocation();
  if (isGuest) {
    return (
      <Notice
        action={
          <LinkButton size="s" href={signInHref(pathname)}>
            {messages.signIn}
          </LinkButton>
        }
      >
        {messages.guest}
      </Notice>
    );
  }
  if (error) {
    const retry = () => void startSession();
    return <ReadError title={messages.eligibilityFailed} error={error} isRetrying={false} retry={retry} />;
  }
  if (user === null) return <Skeleton shape="block" />;

  return <OwnEligibility event={event} hasGameId={user.zwiftIds.length > 0} />;
}

function OwnEligibility({ event, hasGameId }: { event: Event; hasGameId: boolean }) {
  const messages = useMessages(eventFactMessages);
  const { data, error, isRetrying, retry } = useRead('/api/race/events/{id}/eligibility', {
    params: { id: String(event.id) },
  });
  if (error) {
    return <ReadError title={messages.eligibilityFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;

  return (
    <Stack>
      <DisplayText as="p" size="d-s">
        {data.sentence}
      </DisplayText>
      <Ladder event={event} eligibility={data} />
      {data.zwiftId === null && <GameIdNotice hasGameId={hasGameId} />}
      {data.groups.length > 0 && (
        <Disclosure title={messages.details}>
          <FactList facts={data.groups.map(factOf)} />
        </Disclosure>
      )}
    </Stack>
  );
}

/** The variable of the game that each scale of groups measures. */
const subjects = { wattsPerKg: 'powerCurves.zFTPwkg', racingScore: 'scoring.current' } as const;

/**
 * Renders the groups as steps with the reader's own; nothing if they do not follow each other, or none is the reader's.
 */
function Ladder({ event, eligibility }: { event: Event; eligibility: EventEligibility }) {
  const messages = useMessages(eventFactMessages);
  const { locale } = useOtryv();
  const ladder = groupLadder(event.eventSubgroups);
  const own = ladder?.steps.find(({ group }) => group.subgroupLabel === eligibility.ownGroup);
  if (!ladder || !own) return null;
  const { measuredIn, steps } = ladder;
  const value = valueIn(eligibility, measuredIn);
  // The game may judge by other conditions too: a figure in the step of another group would contradict the sentence.
  const isWithin = value !== null && value >= own.from && value < nextOf(own, steps);
  const decimals = measuredIn === 'wattsPerKg' ? 2 : 0;
  const texts = messages.ladder[measuredIn];
  const text = isWithin ? texts.own(formatNumber(value, { locale, decimals, decimal: 'comma' })) : texts.limits;

  return (
    <>
      <CategoryTrack
        label={text}
        limits={steps.map(({ group, from, to }) => ({ category: group.subgroupLabel, from, to }))}
        value={isWithin ? value : undefined}
        own={eligibility.ownGroup}
        decimals={decimals}
      />
      <p>{text}</p>
    </>
  );
}

type Steps = GroupLadder<Event['eventSubgroups'][number]>['steps'];

/** Returns the end of a step: the start of the next one, as ranges may leave gaps between them. */
function nextOf(step: Steps[number], steps: Steps): number {
  return steps[steps.indexOf(step) + 1]?.from ?? Number.POSITIVE_INFINITY;
}

/** Returns the reader's value on the scale of the groups, if the game compares it. */
function valueIn({ groups }: EventEligibility, measuredIn: keyof typeof subjects): number | null {
  const reasons = groups.flatMap((group) => group.reasons);
  const actual = reasons.find(({ subject }) => subject === subjects[measuredIn])?.actual;
  return typeof actual === 'number' ? actual : null;
}

/** Prompts to verify a linked game id, or to link one. */
function GameIdNotice({ hasGameId }: { hasGameId: boolean }) {
  const messages = useMessages(eventFactMessages);

  return (
    <Notice
      tone="warning"
      action={
        <LinkButton size="s" href={addressOf(addresses.settingsZwift, { zwiftId: 0 })}>
          {hasGameId ? messages.proveGameId : messages.linkGameId}
        </LinkButton>
      }
    >
      {hasGameId ? messages.unprovedGameId : messages.noGameId}
    </Notice>
  );
}

function factOf({ subgroupLabel, sentence }: EventEligibility['groups'][number]): Fact {
  return { key: subgroupLabel, label: <CategoryBadge category={subgroupLabel} />, value: sentence };
}
