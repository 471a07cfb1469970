import type { MemberChange, TeamMember } from '@otryv/contract';
import { Select } from '@otryv/ui';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as teamsMessages } from '../messages/ru.ts';
import { roleName, specializationName } from '../roleNames.ts';
import { ru as controlMessages } from './messages/ru.ts';

const roles = ['Vice-Captain', 'Domestique', 'Sprinter', 'Climber', 'All-Rounder'] as const;
const specializations = ['Climber', 'Sprinter', 'Time Trialist', 'All-Rounder', 'Puncheur'] as const;
const found = <One extends string>(options: readonly One[], value: string) =>
  options.find((option) => option === value) ?? null;

/** Renders the role and the specialization of a member, saved on change. */
export function MemberRoles({ member, name }: { member: TeamMember; name: string }) {
  const { roles: texts } = useMessages(controlMessages);
  const messages = useMessages(teamsMessages);
  const { send, isSending } = useSend('PATCH', '/api/team-members');
  const role = found(roles, member.role ?? '');
  const { specialization, userId } = member;
  const change = (changed: Partial<MemberChange>) =>
    void send({ body: { teamMemberId: userId, role, specialization, ...changed } });

  return (
    <>
      <Select
        size="s"
        label={texts.role(name)}
        disabled={isSending}
        value={role ?? ''}
        options={[
          { value: '', label: messages.roles.none },
          ...roles.map((value) => ({ value, label: roleName(value, messages) })),
        ]}
        onChange={(value) => change({ role: found(roles, value) })}
      />
      <Select
        size="s"
        label={texts.specialization(name)}
        disabled={isSending}
        value={specialization ?? ''}
        options={[
          { value: '', label: messages.specializations.none },
          ...specializations.map((value) => ({ value, label: specializationName(value, messages) })),
        ]}
        onChange={(value) => change({ specialization: found(specializations, value) })}
      />
    </>
  );
}
