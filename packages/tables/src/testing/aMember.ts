import type { ContributionsTableRow } from '../ContributionsTable/index.ts';
import type { TeamMembersTableRow } from '../TeamMembersTable/index.ts';
import { aRider } from './aRider.ts';

/** Builds one invented member of a team. */
export function aMember(changes: Partial<TeamMembersTableRow> = {}): TeamMembersTableRow {
  return {
    userId: 'lev',
    role: 'Капитан',
    hasDuty: true,
    specialization: 'универсал',
    createdAt: '2023-10-05T09:00:00Z',
    rider: { ...aRider(), category: 'B', ftp: { wattsKg: { value: 3.98 } } },
    seasonPoints: 66,
    seasonRaces: 9,
    ...changes,
  };
}

/** Builds three members: the captain, a rider with more points, a new one without figures. */
export function someMembers(): TeamMembersTableRow[] {
  const timur = { firstName: 'Тимур', lastName: 'Ветлужский', countryAlpha3: 'BLR' };
  return [
    aMember(),
    aMember({
      userId: 'timur',
      role: 'Гонщик',
      hasDuty: false,
      specialization: 'спринт',
      createdAt: '2024-03-01T09:00:00Z',
      rider: { ...aRider({ zwiftId: 8, ...timur }), category: 'A', ftp: { wattsKg: { value: 4.63 } } },
      seasonPoints: 104,
      seasonRaces: 10,
    }),
    aMember({
      userId: 'new',
      role: 'Гонщик',
      hasDuty: false,
      specialization: null,
      createdAt: '2026-11-20T09:00:00Z',
      rider: null,
      seasonPoints: 0,
      seasonRaces: 0,
    }),
  ];
}

/** Builds one place that scored points for a team. */
export function aContribution(changes: Partial<ContributionsTableRow> = {}): ContributionsTableRow {
  return {
    id: '41.7',
    eventStart: '2026-11-19T16:30:00Z',
    eventName: 'Четверговая гонка. Холмы',
    riderName: 'Тимур Ветлужский',
    place: 2,
    base: 18,
    mass: 1.2,
    importance: 1,
    points: 22,
    ...changes,
  };
}
