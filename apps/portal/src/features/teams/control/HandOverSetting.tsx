import type { PublicTeam, TeamMember } from '@otryv/contract';
import { NameConfirmationForm } from '@otryv/forms';
import { formatDay } from '@otryv/race';
import { Button, Dialog, Notice, SelectField, Setting, Stack, useOtryv } from '@otryv/ui';
import { useState } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { ApiError } from '../../../lib/http/ApiError.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { isShared, riderNote } from '../../../lib/names/riderNote.ts';
import { isCaptain } from '../roleNames.ts';
import type { OwnMember } from './ControlPage.tsx';
import { ru as controlMessages } from './messages/ru.ts';
import { nameOfRider } from './nameOfRider.ts';

interface HandOverProps {
  own: OwnMember;
  team: PublicTeam;
}

/** Offers the team to another member, after requiring its name; a pending offer can be withdrawn. */
export function HandOverSetting(props: HandOverProps) {
  const { handOver: messages } = useMessages(controlMessages);

  return (
    <Setting title={messages.title} description={messages.text}>
      {props.own.handOver === null ? <Offer {...props} /> : <Offered offer={props.own.handOver} />}
    </Setting>
  );
}

function Offered({ offer: { rider, expiresAt } }: { offer: NonNullable<OwnMember['handOver']> }) {
  const messages = useMessages(controlMessages);
  const { handOver: texts } = messages;
  const { locale, timeZone } = useOtryv();
  const { send, isSending } = useSend('DELETE', '/api/teams/hand-over');

  return (
    <Notice
      action={
        <Button busy={isSending} onClick={() => void send({})}>
          {texts.withdraw}
        </Button>
      }
    >
      {texts.offered(nameOfRider(rider, messages), formatDay(expiresAt, { locale, timeZone }))}
    </Notice>
  );
}

function Offer({ team }: HandOverProps) {
  const messages = useMessages(controlMessages);
  const { handOver: texts } = messages;
  const { data } = useRead('/api/team-members/{urlSlug}', { params: { urlSlug: team.urlSlug } });
  const [chosen, setChosen] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const others = (data?.members ?? []).filter(({ role }) => !isCaptain(role));
  const candidate = others.find(({ userId }) => userId === chosen);
  const names = others.map(({ rider }) => nameOfRider(rider, messages));
  const labelOf = (rider: TeamMember['rider']) => {
    const name = nameOfRider(rider, messages);
    return rider && isShared(name, names) ? `${name}, ${riderNote(rider)}` : name;
  };
  if (data && others.length === 0) return <p>{texts.alone}</p>;

  return (
    <Stack>
      <SelectField
        label={texts.member}
        value={candidate ? chosen : ''}
        onChange={setChosen}
        options={[
          { value: '', label: texts.choose },
          ...others.map(({ userId, rider }) => ({ value: userId, label: labelOf(rider) })),
        ]}
      />
      <div>
        <Button kind="danger" disabled={!candidate} onClick={() => setIsOpen(true)}>
          {texts.action}
        </Button>
      </div>
      {candidate && (
        <HandOverDialog team={team} candidate={candidate} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </Stack>
  );
}

interface HandOverDialogProps {
  team: PublicTeam;
  candidate: TeamMember;
  isOpen: boolean;
  onClose: () => void;
}

function HandOverDialog({ team, candidate, isOpen, onClose }: HandOverDialogProps) {
  const messages = useMessages(controlMessages);
  const { handOver: texts } = messages;
  const { submit } = useSend('PUT', '/api/teams/hand-over');
  const name = nameOfRider(candidate.rider, messages);

  return (
    <Dialog open={isOpen} title={texts.titleTo(name)} onClose={onClose}>
      <NameConfirmationForm
        name={team.name}
        submitLabel={texts.action}
        savingLabel={texts.acting}
        onCancel={onClose}
        onSubmit={async (typed) => {
          if (typed.name.trim() !== team.name) throw new ApiError('team_name_wrong', texts.nameWrong(team.name), 409);
          await submit({ body: { teamMemberId: candidate.userId } });
          onClose();
        }}
      >
        <Notice tone="warning">{texts.consequence(name)}</Notice>
      </NameConfirmationForm>
    </Dialog>
  );
}
