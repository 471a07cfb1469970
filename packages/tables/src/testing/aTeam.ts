import type { Column } from '../DataTable/index.ts';

/** A row of a table unrelated to races, for features of every table. */
export interface Team {
  name: string;
  riders: number | null;
  city: string;
}

export const teams: Team[] = [
  { name: 'Штиль', riders: 3, city: 'Омск' },
  { name: 'Ось', riders: null, city: 'Тверь' },
  { name: 'Крона', riders: 12, city: 'Омск' },
  { name: 'Пик', riders: 3, city: 'Анапа' },
];

export const teamColumns: Column<Team>[] = [
  {
    key: 'name',
    label: 'Команда',
    width: 160,
    align: 'start',
    pin: 'name',
    isRowHeader: true,
    sortValue: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    key: 'riders',
    label: 'Райдеров',
    name: 'Сколько райдеров',
    group: 'Состав',
    width: 110,
    descendingFirst: true,
    menu: 'Состав',
    sortValue: ({ riders }) => riders,
    cell: ({ riders }) => riders,
  },
  {
    key: 'city',
    label: 'Город',
    group: 'Состав',
    width: 140,
    align: 'start',
    menu: 'Состав',
    sortValue: ({ city }) => city,
    cell: ({ city }) => city,
  },
];

export const teamsTable = {
  caption: 'Команды',
  columns: teamColumns,
  rows: teams,
  rowKey: ({ name }: Team) => name,
};

/** Builds teams with distinct names. */
export function manyTeams(count: number): Team[] {
  return Array.from({ length: count }, (_, at) => ({ name: `Команда ${at + 1}`, riders: at % 17, city: 'Омск' }));
}
