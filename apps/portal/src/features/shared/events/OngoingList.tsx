import type { OngoingRaces } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { formatTimeOfDay } from '@otryv/race';
import { Link, OngoingRace, Section, useNow, useOtryv } from '@otryv/ui';
import { useRef } from 'react';
import { useLiveVersion } from '../../../lib/api/useLiveVersion.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { riderName } from '../../../lib/names/riderName.ts';
import { riderHref } from '../links/riderHrefs.ts';
import { isWithoutNews } from './isWithoutNews.ts';
import { ru as ongoingMessages } from './messages/ongoing.ru.ts';
import { useOwnGroup } from './useOwnGroup.ts';

type Race = OngoingRaces['data'][number];

const minuteMs = 60_000;
const hourMs = 3_600_000;
/** A browser opens at most six connections to a server over HTTP/1.1. */
const mostFollowed = 3;

export interface OngoingListProps {
  races: readonly Race[];
  /** Reloads the races. */
  onChange: () => void;
}

/** Renders the ongoing races, latest start first; nothing while there are none. */
export function OngoingList({ races, onChange }: OngoingListProps) {
  const { title } = useMessages(ongoingMessages);
  if (races.length === 0) return null;

  return (
    <Section title={title}>
      {races.map((race, at) => (
        <Ongoing key={race.event.id} race={race} isFollowed={at < mostFollowed} onChange={onChange} />
      ))}
    </Section>
  );
}

interface OngoingProps extends Pick<OngoingListProps, 'onChange'> {
  race: Race;
  /** Whether the race is subscribed for new versions. */
  isFollowed: boolean;
}

function Ongoing({ race: { event, finishers }, isFollowed, onChange }: OngoingProps) {
  const messages = useMessages(ongoingMessages);
  const { locale, timeZone } = useOtryv();
  const now = useNow(minuteMs);
  const ownGroup = useOwnGroup(event.id);
  // The loaded data have no version before the first import; after it, the first reported version is that of the loaded data.
  const seen = useRef(event.updated === null ? 0 : null);
  useLiveVersion(isFollowed ? String(event.id) : null, (version) => {
    const before = seen.current;
    seen.current = version;
    if (before !== null && version > before) onChange();
  });
  const elapsedMs = Math.max(0, now - Date.parse(event.eventStart));
  const hours = Math.floor(elapsedMs / hourMs);
  const minutes = Math.floor((elapsedMs % hourMs) / minuteMs);
  const { updated, totalFinishedCount, totalSignedUpCount } = event;
  const isStale = isWithoutNews(updated, now);
  const note = isStale ? messages.stale : messages.note;
  const finished = totalFinishedCount ?? 0;

  return (
    <OngoingRace
      title={event.name}
      href={addressOf(addresses.raceResults, { eventId: event.id })}
      elapsed={hours === 0 ? messages.elapsed(minutes) : messages.elapsedHours(hours, minutes)}
      counts={event.eventSubgroups.map((group) => ({
        category: group.subgroupLabel,
        count: group.totalSignedUpCount,
      }))}
      ownGroup={ownGroup}
      summary={finished === 0 ? messages.signedUp(totalSignedUpCount) : messages.finished(finished, totalSignedUpCount)}
      finishers={finishers.map((rider) => ({
        key: rider.profileId,
        name: riderName(rider),
        country: rider.countryAlpha3,
        href: riderHref(rider.profileId),
        category: rider.subgroupLabel,
        ms: rider.durationInMilliseconds,
      }))}
      empty={messages.nobody}
      note={updated === null ? messages.noteWithout : note(formatTimeOfDay(updated, { locale, timeZone }))}
      isStale={isStale}
      action={<Link href={addressOf(addresses.event, { eventId: event.id })}>{messages.starters}</Link>}
    />
  );
}
