import type { BannedRider } from '@otryv/contract';
import { formatDay } from '@otryv/race';
import { Button, LineItem, LineList, Setting, useOtryv } from '@otryv/ui';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ListState } from './ListState.tsx';
import { ru as controlMessages } from './messages/ru.ts';
import { nameOfRider } from './nameOfRider.ts';
import { RiderTitle } from './RiderTitle.tsx';
import { useMemberAction } from './useMemberAction.ts';

/** Renders riders banned from joining, with the reasons; the captain lifts the ban. */
export function BannedSetting({ isCaptain }: { isCaptain: boolean }) {
  const { banned: messages } = useMessages(controlMessages);
  const reading = useRead('/api/teams/banned-riders', {});
  const banned = reading.data?.data ?? [];

  return (
    <Setting title={messages.title} description={messages.text}>
      <ListState reading={reading} />
      {reading.data && (
        <LineList aria-label={messages.title}>
          {banned.length === 0 && <LineItem title={messages.none} detail={messages.noneText} />}
          {banned.map((rider) => (
            <BannedLine key={rider.userId} banned={rider} isCaptain={isCaptain} />
          ))}
        </LineList>
      )}
    </Setting>
  );
}

function BannedLine({ banned, isCaptain }: { banned: BannedRider; isCaptain: boolean }) {
  const messages = useMessages(controlMessages);
  const { banned: texts } = messages;
  const { locale, timeZone } = useOtryv();
  const { act, isSending } = useMemberAction();
  const { userId, rider, bannedAt, bannedBy, bannedReason } = banned;
  const date = formatDay(bannedAt, { locale, timeZone });

  return (
    <LineItem
      title={<RiderTitle rider={rider} />}
      detail={bannedBy === null ? texts.detail(date, bannedReason) : texts.detailBy(date, bannedBy, bannedReason)}
      action={
        isCaptain && (
          <Button
            size="s"
            busy={isSending}
            aria-label={texts.openOf(nameOfRider(rider, messages))}
            onClick={() => void act({ action: 'cancelBan', teamMemberId: userId })}
          >
            {texts.open}
          </Button>
        )
      }
    />
  );
}
