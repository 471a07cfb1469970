import type { TeamMember } from '@otryv/contract';
import { formatDay } from '@otryv/race';
import { Avatar, Chip, ConfirmDialog, LineItem, Menu, useOtryv } from '@otryv/ui';
import { Ban, Ellipsis, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as teamsMessages } from '../messages/ru.ts';
import { isCaptain, roleName } from '../roleNames.ts';
import { BanDialog } from './BanDialog.tsx';
import type { OwnMember } from './ControlPage.tsx';
import { MemberRoles } from './MemberRoles.tsx';
import { ru as controlMessages } from './messages/ru.ts';
import { nameOfRider } from './nameOfRider.ts';
import { RiderTitle } from './RiderTitle.tsx';
import { useMemberAction } from './useMemberAction.ts';

/** Renders a member of the reader's team, with the captain's actions. */
export function MemberLine({ member, own }: { member: TeamMember; own: OwnMember }) {
  const messages = useMessages(controlMessages);
  const teamMessages = useMessages(teamsMessages);
  const { locale, timeZone } = useOtryv();
  const { rider, role, createdAt, seasonPoints, userId } = member;
  const { roles: texts } = messages;

  return (
    <LineItem
      picture={<Avatar name={nameOfRider(rider, messages)} src={rider?.imageSrc ?? null} size="m" />}
      title={<RiderTitle rider={rider} />}
      chip={userId === own.userId && <Chip tone="own">{texts.you}</Chip>}
      detail={[
        roleName(role, teamMessages),
        texts.since(formatDay(createdAt, { locale, timeZone })),
        texts.points(seasonPoints),
      ].join(', ')}
      action={
        own.isCaptain &&
        !isCaptain(role) && (
          <>
            <MemberRoles member={member} name={nameOfRider(rider, messages)} />
            <MemberActions member={member} name={nameOfRider(rider, messages)} />
          </>
        )
      }
    />
  );
}

function MemberActions({ member: { userId }, name }: { member: TeamMember; name: string }) {
  const { roles: messages, exclude } = useMessages(controlMessages);
  const [opened, setOpened] = useState<'exclude' | 'ban' | null>(null);
  const { submit } = useMemberAction();
  const close = () => setOpened(null);
  const excludeMember = async () => {
    await submit({ action: 'exclude', teamMemberId: userId });
    close();
  };

  return (
    <>
      <Menu
        label={messages.actions(name)}
        icon={Ellipsis}
        align="end"
        entries={[
          { label: messages.exclude, icon: UserMinus, onSelect: () => setOpened('exclude') },
          { label: messages.ban, icon: Ban, onSelect: () => setOpened('ban') },
        ]}
      />
      <ConfirmDialog
        open={opened === 'exclude'}
        title={exclude.title(name)}
        description={exclude.text}
        action={exclude.action}
        pendingAction={exclude.acting}
        onConfirm={excludeMember}
        onClose={close}
      />
      <BanDialog userId={userId} name={name} isMember isOpen={opened === 'ban'} onClose={close} />
    </>
  );
}
