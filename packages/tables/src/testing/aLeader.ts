import type { LeadersTableRow } from '../LeadersTable/index.ts';

export interface LeaderChanges extends Partial<Omit<LeadersTableRow, 'rider'>> {
  rider?: Partial<LeadersTableRow['rider']>;
}

/** Builds one invented leader over 20 minutes. */
export function aLeader({ rider, ...changes }: LeaderChanges = {}): LeadersTableRow {
  return {
    zwiftId: 7,
    interval: 1200,
    wattsPerKg: 5.61,
    watts: 404,
    eventStart: '2026-11-14T05:00:00Z',
    eventName: 'Утренний подъём',
    ...changes,
    rider: {
      firstName: 'Лев',
      lastName: 'Подветренный',
      gender: 'MALE',
      imageSrc: null,
      countryAlpha3: 'RUS',
      ...rider,
    },
  };
}

/** Builds five leaders over 20 minutes, two of them alike, and one over 5 minutes. */
export function someLeaders(): LeadersTableRow[] {
  return [
    aLeader(),
    aLeader({
      zwiftId: 8,
      wattsPerKg: 5.54,
      watts: 410,
      eventName: 'Осенний кубок. Этап 3',
      eventStart: '2026-11-05T16:30:00Z',
      rider: {
        firstName: 'Елисей',
        lastName: 'Косогоров',
        team: { name: 'Команда «Крона»', shortName: 'КРОНА', urlSlug: 'krona', appearance: null },
      },
    }),
    aLeader({ zwiftId: 9, wattsPerKg: 5.48, watts: 350, rider: { firstName: 'Марк', lastName: 'Быстрицкий' } }),
    aLeader({ zwiftId: 10, wattsPerKg: 5.48, watts: 349, rider: { firstName: 'Савва', lastName: 'Перевалов' } }),
    aLeader({ zwiftId: 11, wattsPerKg: 5.27, watts: 348, rider: { firstName: 'Клим', lastName: 'Полозов' } }),
    aLeader({ zwiftId: 12, interval: 300, wattsPerKg: 6.7, watts: 480, rider: { firstName: 'Остап' } }),
  ];
}
