import type { ProfileData } from '@otryv/contract';
import { countryAlpha2 } from '@otryv/race';
import { Flag, Link, OnAirChip, TeamBadge, useOtryv } from '@otryv/ui';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useRankingHref, zwiftIdOf } from '../../shared/links/riderHrefs.ts';
import { teamHref } from '../../shared/links/teamHref.ts';
import { ru as ridersMessages } from '../messages/ru.ts';

type Messages = typeof ridersMessages;

const platforms = { twitch: 'Twitch', youtube: 'YouTube' } as const;

/** Returns country, team, age, number and channels of a rider. */
export function riderFacts({ profile, streams, onAir }: ProfileData, { facts: messages }: Messages) {
  const { zwiftId, countryAlpha3, team, age, isAgeHidden } = profile;
  const ageText = isAgeHidden ? messages.ageHidden : age === null ? null : messages.years(age);

  return [
    ...(onAir === null ? [] : [{ key: 'onAir', content: <OnAirChip href={onAir}>{messages.onAir}</OnAirChip> }]),
    ...(countryAlpha3 === null ? [] : [{ key: 'country', content: <Country code={countryAlpha3} /> }]),
    ...(team === null ? [] : [{ key: 'team', content: <TeamOfRider team={team} /> }]),
    ...(ageText === null ? [] : [{ key: 'age', content: ageText }]),
    { key: 'zwiftId', content: <RiderId zwiftId={zwiftId} /> },
    ...(streams ?? []).map(({ platform, url }) => ({
      key: platform,
      content: (
        <Link href={url} target="_blank" rel="noopener noreferrer">
          {messages.stream(platforms[platform])}
        </Link>
      ),
    })),
  ];
}

function TeamOfRider({ team }: { team: NonNullable<ProfileData['profile']['team']> }) {
  return (
    <TeamBadge
      code={team.shortName}
      name={team.name}
      colour={team.appearance?.badgeBackground}
      href={teamHref(team.urlSlug)}
    />
  );
}

function Country({ code }: { code: string }) {
  const { locale } = useOtryv();
  const alpha2 = countryAlpha2(code);

  return (
    <>
      <Flag country={code} aria-hidden="true" />
      {/* Servers and browsers name some countries differently, as «Гонконг (САР)» and «Гонконг». */}
      <span suppressHydrationWarning>
        {alpha2 === null ? code : (new Intl.DisplayNames(locale, { type: 'region' }).of(alpha2.toUpperCase()) ?? code)}
      </span>
    </>
  );
}

/** Renders the game number, linked to the external ranking if configured. */
function RiderId({ zwiftId }: { zwiftId: number }) {
  const { facts: messages } = useMessages(ridersMessages);
  const href = useRankingHref(zwiftIdOf)?.({ zwiftId });
  const text = messages.zwiftId(String(zwiftId));
  if (href === undefined) return text;

  return (
    <Link href={href} title={messages.ranking} target="_blank" rel="noopener noreferrer">
      {text}
    </Link>
  );
}

/** Renders the number of additional game accounts of the rider; nothing without any, and until it is known. */
export function RiderAccounts({ zwiftId }: { zwiftId: number }) {
  const { facts: messages } = useMessages(ridersMessages);
  const { data } = useRead('/api/race/profile/{zwiftId}/zwift-profiles', { params: { zwiftId: String(zwiftId) } });
  const more = data?.zwiftProfilesAdditional ?? [];
  if (more.length === 0) return null;

  return <span title={more.map((one) => one.zwiftId).join(', ')}>{messages.accounts(more.length)}</span>;
}
