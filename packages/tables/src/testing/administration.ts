import type {
  AccountsTableRow,
  ActionsLogTableRow,
  ActivitiesTableRow,
  ErrorsLogTableRow,
} from '../AdminTables/index.ts';

export function anAccount(changes: Partial<AccountsTableRow> = {}): AccountsTableRow {
  return {
    id: '65f0000000000000000000a1',
    username: 'podvetrenny',
    role: 'user',
    rider: { firstName: 'Лев', lastName: 'Подветренный', imageSrc: null },
    zwiftId: 4_600_417,
    isZwiftIdProved: true,
    additionalZwiftIds: [],
    isBanned: false,
    email: 'lev@pochta.example',
    emailConfirmed: true,
    registeredAt: '2023-03-03T10:00:00Z',
    lastUsedAt: '2026-11-21T04:55:00Z',
    sessions: 3,
    clubs: [],
    ...changes,
  };
}

export function anAction(changes: Partial<ActionsLogTableRow> = {}): ActionsLogTableRow {
  return {
    id: '65f0000000000000000000e1',
    date: '2026-11-21T17:31:08Z',
    description: 'Параметры заезда изменены',
    user: { username: 'sudya-zoya' },
    object: { kind: 'event', id: '4600001', name: 'Осенний кубок. Этап 5' },
    event: { id: 4_600_001, name: 'Осенний кубок. Этап 5', start: '2026-11-22T16:30:00Z' },
    changes: [{ field: 'importanceLevel', before: 'standard', after: 'major' }],
    ...changes,
  };
}

export function anError(changes: Partial<ErrorsLogTableRow> = {}): ErrorsLogTableRow {
  return {
    id: '65f0000000000000000000e9',
    date: '2026-11-21T17:31:08Z',
    type: 'TypeError',
    message: 'value is undefined',
    method: 'PUT',
    path: '/api/race/profile/username',
    user: { username: 'podvetrenny' },
    ...changes,
  };
}

export function anActivity(changes: Partial<ActivitiesTableRow> = {}): ActivitiesTableRow {
  return {
    id: '65f0000000000000000000f1',
    activityId: '1770000000000000001',
    date: '2026-11-14T05:00:00Z',
    name: 'Утренний подъём',
    eventId: 4,
    weightInGrams: 72_100,
    isVirtualPower: false,
    banned: false,
    ...changes,
  };
}
