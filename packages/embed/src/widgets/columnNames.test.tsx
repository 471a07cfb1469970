import { embedAt } from '@otryv/contract/embed';
import { choicesOf } from '@otryv/contract/embed-pages';
import { type Column, ResultsTable, StandingsTable } from '@otryv/tables';
import { OtryvProvider } from '@otryv/ui';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';

const found: { key: string; menu?: string | undefined }[] = [];
const take = <Row,>(columns: readonly Column<Row>[]) => {
  found.splice(0, found.length, ...columns);
  return columns;
};
const stages = [0, 12].map((order) => ({ order, name: '', requiredForGeneral: false }));
const standings = { caption: 'Зачёт', rows: [], stages, columns: take };

/** Returns the names in the canonical order of an address, regardless of the order a site uses. */
const namesOf = (kind: string, names: readonly string[]) => {
  const query = new Map([['columns', names.toReversed().join(',')]]);
  const embed = embedAt(
    { pathname: `/embed/${kind}/7`, searchParams: { get: (name) => query.get(name) ?? null } },
    choicesOf,
  );
  return embed?.options.columns;
};

it.each<[string, ReactElement]>([
  ['results', <ResultsTable key="results" caption="Протокол" rows={[]} columns={take} />],
  ['standings', <StandingsTable key="tour" kind="tour" {...standings} />],
  ['standings', <StandingsTable key="endurance" kind="endurance" {...standings} />],
])('accepts all switchable columns in an address of %s', (kind, table) => {
  render(
    <OtryvProvider locale="ru" timeZone="Europe/Moscow">
      {table}
    </OtryvProvider>,
  );
  const switchable = found.filter(({ menu }) => menu !== undefined).map(({ key }) => key);

  expect(switchable.length).toBeGreaterThan(1);
  expect(namesOf(kind, switchable)?.toSorted()).toEqual(switchable.toSorted());
});
