import type { PendingRider } from '@otryv/contract';
import { formatNumber, measuredOrNull } from '@otryv/race';
import { Avatar, Button, DateTime, Icon, LineItem, LineList, Menu, Setting, useOtryv } from '@otryv/ui';
import { Ban, Check, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { BanDialog } from './BanDialog.tsx';
import { ListState } from './ListState.tsx';
import { ru as controlMessages } from './messages/ru.ts';
import { nameOfRider } from './nameOfRider.ts';
import { RiderTitle } from './RiderTitle.tsx';
import { useMemberAction } from './useMemberAction.ts';

/** Renders riders who requested to join: accept, reject, ban. */
export function RequestsSetting({ isCaptain }: { isCaptain: boolean }) {
  const { requests: messages } = useMessages(controlMessages);
  const reading = useRead('/api/teams/pending-riders', {});
  const requests = reading.data?.data ?? [];

  return (
    <Setting title={messages.title} description={messages.text}>
      <ListState reading={reading} />
      {reading.data && (
        <LineList aria-label={messages.title}>
          {requests.length === 0 && <LineItem title={messages.none} detail={messages.noneText} />}
          {requests.map((request) => (
            <RequestLine key={request.userId} request={request} isCaptain={isCaptain} />
          ))}
        </LineList>
      )}
    </Setting>
  );
}

function RequestLine({ request, isCaptain }: { request: PendingRider; isCaptain: boolean }) {
  const messages = useMessages(controlMessages);
  const { rider, takenBy, requestedAt } = request;

  return (
    <LineItem
      picture={<Avatar name={nameOfRider(rider, messages)} src={rider?.imageSrc ?? null} size="m" />}
      title={<RiderTitle rider={rider} />}
      detail={
        <>
          {takenBy === null ? <RiderFacts rider={rider} /> : messages.requests.taken(takenBy.name)}
          {' · '}
          <DateTime at={requestedAt} inSentence />
        </>
      }
      action={takenBy === null ? <Answers request={request} isCaptain={isCaptain} /> : <Removal request={request} />}
    />
  );
}

function RiderFacts({ rider }: Pick<PendingRider, 'rider'>) {
  const { facts } = useMessages(controlMessages).requests;
  const { locale } = useOtryv();
  if (rider === null) return null;
  const score = measuredOrNull(rider.competitionMetrics?.racingScore);
  const ftp = rider.ftp?.wattsKg.value ?? null;

  return [
    ...(score === null ? [] : [facts.score(formatNumber(score, { locale }))]),
    ...(ftp === null ? [] : [facts.ftp(formatNumber(ftp, { locale, decimals: 2, decimal: 'comma' }))]),
    facts.races(rider.totalEvents),
  ].join(', ');
}

function Answers({ request: { userId, rider }, isCaptain }: { request: PendingRider; isCaptain: boolean }) {
  const messages = useMessages(controlMessages);
  const { requests: texts, ban } = messages;
  const { act, isSending } = useMemberAction();
  const [isBanning, setIsBanning] = useState(false);
  const name = nameOfRider(rider, messages);
  const answer = (action: 'approve' | 'cancel') => void act({ action, teamMemberId: userId });

  return (
    <>
      <Button size="s" busy={isSending} aria-label={texts.approveOf(name)} onClick={() => answer('approve')}>
        <Icon of={Check} size="s" /> {texts.approve}
      </Button>
      <Button
        size="s"
        kind="quiet"
        disabled={isSending}
        aria-label={texts.rejectOf(name)}
        onClick={() => answer('cancel')}
      >
        {texts.reject}
      </Button>
      {isCaptain && (
        <Menu
          label={messages.roles.actions(name)}
          icon={Ellipsis}
          align="end"
          entries={[{ label: ban.action, icon: Ban, onSelect: () => setIsBanning(true) }]}
        />
      )}
      <BanDialog userId={userId} name={name} isMember={false} isOpen={isBanning} onClose={() => setIsBanning(false)} />
    </>
  );
}

function Removal({ request: { userId, rider } }: { request: PendingRider }) {
  const messages = useMessages(controlMessages);
  const { act, isSending } = useMemberAction();

  return (
    <Button
      size="s"
      busy={isSending}
      aria-label={messages.requests.removeOf(nameOfRider(rider, messages))}
      onClick={() => void act({ action: 'cancel', teamMemberId: userId })}
    >
      {messages.requests.remove}
    </Button>
  );
}
