import type { Comparison, RiderProfile } from '@otryv/contract';
import { formatDateTime, formatGap, type Locale } from '@otryv/race';
import { Button, Chip, Combobox, Flag, Icon, useNow, useOtryv, VersusHero, VisuallyHidden } from '@otryv/ui';
import { ArrowLeftRight, Link2, X } from 'lucide-react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { riderName } from '../../../lib/names/riderName.ts';
import { showAlert } from '../../../lib/notices/alerts.ts';
import { useUser } from '../../../lib/session/sessionStore.ts';
import { riderHref } from '../../shared/links/riderHrefs.ts';
import { useRiderSearch } from '../../shared/riders/useRiderSearch.ts';
import { ru as ridersMessages } from '../messages/ru.ts';
import { mostRiders, type useComparedRiders } from './useCompared.ts';

const minuteMs = 60_000;

export interface ComparedHeadProps {
  chosen: ReturnType<typeof useComparedRiders>;
  profiles: readonly RiderProfile[];
  comparison: Comparison | undefined;
}

/** Renders the compared riders, the score between them, and the control that adds another one. */
export function ComparedHead({ chosen, profiles, comparison }: ComparedHeadProps) {
  const { comparison: texts } = useMessages(ridersMessages);
  const { titles } = useMessages();
  const { messages, locale } = useOtryv();
  const user = useUser();
  const wins = (comparison?.riders ?? []).map(({ ahead }) => ahead);

  return (
    <VersusHero
      title={titles.compare}
      riders={profiles.map((profile) => ({
        key: profile.zwiftId,
        name: riderName(profile),
        href: riderHref(profile.zwiftId),
        imageSrc: profile.imageSrc,
        category: profile.category,
        facts: (
          <>
            {profile.countryAlpha3 !== null && <Flag country={profile.countryAlpha3} />}
            {user?.zwiftIds.includes(profile.zwiftId) && <Chip tone="own">{messages.you}</Chip>}
          </>
        ),
        action: (
          <Button size="s" aria-label={texts.remove(riderName(profile))} onClick={() => chosen.remove(profile.zwiftId)}>
            <Icon of={X} />
          </Button>
        ),
      }))}
      {...(comparison && { score: wins.join(' : '), wins })}
      text={comparison && <ScoreText {...{ comparison, locale }} />}
      actions={chosen.ids.length > 1 && <HeadActions swap={chosen.swap} />}
      picker={chosen.ids.length < mostRiders && <Picker chosen={chosen} />}
    />
  );
}

function HeadActions({ swap }: { swap: () => void }) {
  const { comparison: messages } = useMessages(ridersMessages);
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    showAlert({ tone: 'success', message: messages.copied });
  };

  return (
    <>
      <Button kind="quiet" onClick={swap}>
        <Icon of={ArrowLeftRight} /> {messages.swap}
      </Button>
      <Button onClick={() => void copy()}>
        <Icon of={Link2} /> {messages.copy}
      </Button>
    </>
  );
}

interface ScoreTextProps {
  comparison: Comparison;
  locale: Locale;
}

/** Renders who is ahead and by how much usually, and where they meet next. */
function ScoreText({ comparison, locale }: ScoreTextProps) {
  const { riders, quantityCommon, quantityCounted: counted, typicalLeadMs, next } = comparison;
  const { comparison: messages } = useMessages(ridersMessages);
  const { timeZone } = useOtryv();
  const now = useNow(minuteMs);
  if (counted === 0) return quantityCommon === 0 ? messages.none : messages.noneCounted;
  const most = Math.max(...riders.map(({ ahead }) => ahead));
  const leaders = riders.filter(({ ahead }) => ahead === most);
  const [leader] = leaders;
  const isOne = leaders.length === 1 && leader !== undefined;
  const sentence = isOne ? messages.score(riderName(leader.profile), most, counted) : messages.level(most, counted);
  const typical =
    isOne && typicalLeadMs !== null && typicalLeadMs !== 0 ? formatGap(Math.abs(typicalLeadMs), locale) : '';

  return (
    <>
      {sentence}
      {typical !== '' && `, ${messages.typical(typical.slice(1))}`}
      {next && `. ${messages.next(next.eventName, formatDateTime(next.eventStart, { locale, timeZone, now }))}`}
    </>
  );
}

/** Adds a rider by name, or one of the frequent rivals of the first. */
function Picker({ chosen: { ids, add } }: { chosen: ComparedHeadProps['chosen'] }) {
  const { comparison: messages } = useMessages(ridersMessages);
  const user = useUser();
  const search = useRiderSearch(ids);
  const of = ids[0] ?? user?.zwiftId ?? null;
  const { data } = useRead(
    '/api/race/profile/rivals/{zwiftId}',
    of === null ? null : { params: { zwiftId: String(of) } },
  );
  const rivals = (data?.data ?? []).filter(({ zwiftId }) => !ids.includes(zwiftId)).slice(0, mostRiders);
  const isOwnMissing = user?.zwiftId != null && !ids.includes(user.zwiftId);

  return (
    <>
      <Combobox
        label={<VisuallyHidden>{messages.add}</VisuallyHidden>}
        placeholder={messages.add}
        instant
        value={null}
        onChange={(option) => option && add(Number(option.value))}
        {...search}
      />
      {isOwnMissing && <OwnButton onClick={() => user.zwiftId !== null && add(user.zwiftId)} />}
      {rivals.map((rival) => (
        <Button key={rival.zwiftId} size="s" onClick={() => add(rival.zwiftId)}>
          <bdi>{riderName(rival)}</bdi>
        </Button>
      ))}
    </>
  );
}

function OwnButton({ onClick }: { onClick: () => void }) {
  const { messages } = useOtryv();

  return (
    <Button size="s" onClick={onClick}>
      {messages.you}
    </Button>
  );
}
