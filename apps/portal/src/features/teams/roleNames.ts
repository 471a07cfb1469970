import type { TeamMember } from '@otryv/contract';
import type { ru as teamsMessages } from './messages/ru.ts';

type Messages = typeof teamsMessages;
type Role = NonNullable<TeamMember['role']>;
type Specialization = NonNullable<TeamMember['specialization']>;

const roles: Record<Role, keyof Messages['roles']> = {
  Founder: 'captain',
  Captain: 'captain',
  'Vice-Captain': 'viceCaptain',
  Domestique: 'domestique',
  Sprinter: 'sprinter',
  Climber: 'climber',
  'All-Rounder': 'allRounder',
};
const specializations: Record<Specialization, keyof Messages['specializations']> = {
  Climber: 'climber',
  Sprinter: 'sprinter',
  'Time Trialist': 'timeTrialist',
  'All-Rounder': 'allRounder',
  Puncheur: 'puncheur',
};

/** Returns a role in the reader's language. */
export function roleName(role: TeamMember['role'], messages: Messages): string {
  return messages.roles[role === null ? 'none' : roles[role]];
}

/** Returns a specialization in the reader's language. */
export function specializationName(of: Specialization, messages: Messages): string {
  return messages.specializations[specializations[of]];
}

export const isCaptain = (role: TeamMember['role']) => role === 'Founder' || role === 'Captain';
/** Whether a role grants rights. */
export const hasDuty = (role: TeamMember['role']) => isCaptain(role) || role === 'Vice-Captain';
