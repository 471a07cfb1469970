import { describe, expect, it } from 'vitest';
import type { TableContent } from '../../DataTable/index.ts';
import type { AnyColumn } from '../../DataTable/model/column.ts';
import { tableToCsv, tableToHtml, tableToJson, tableToText } from './exportTable.ts';

interface Rider {
  name: string;
  team: string | null;
  place: number | null;
  gapMs: number | null;
  score: number;
}

const isRider = (row: unknown): row is Rider => typeof row === 'object' && row !== null && 'name' in row;
const of =
  <Value>(read: (rider: Rider) => Value) =>
  (row: unknown) =>
    isRider(row) ? read(row) : null;
const aColumn = (key: string, more: Partial<AnyColumn>): AnyColumn => ({
  key,
  label: key,
  width: 40,
  cell: () => 'drawn',
  ...more,
});

const columns = [
  aColumn('place', { label: '#', name: 'Место', exportValue: of(({ place }) => place) }),
  aColumn('name', {
    label: 'Райдер',
    sortValue: of(({ name }) => name),
    alsoExports: [{ key: 'team', name: 'Команда', value: of(({ team }) => team) }],
  }),
  aColumn('gap', { label: 'Отрыв', name: 'Отрыв от лидера', exportMs: of(({ gapMs }) => gapMs) }),
  aColumn('score', { label: 'Сч', exportName: 'Счёт', decimals: 1, sortValue: of(({ score }) => score) }),
  aColumn('actions', { label: '' }),
];
const content = (...rows: Rider[]): TableContent => ({ columns, rows });
const aRider = (changes: Partial<Rider> = {}): Rider => ({
  name: 'Лев',
  team: null,
  place: 1,
  gapMs: 500,
  score: 7,
  ...changes,
});
const named = (name: string) => ({ columns: columns.slice(1, 2), rows: [aRider({ name })] });

describe('tableToCsv', () => {
  it("has each column with its export name, then its additional fields, and rounds to the column's decimals", () => {
    expect(tableToCsv(content(aRider({ team: 'Пик', score: 3.456 })), 'ru')).toBe(
      '\uFEFFМесто;Райдер;Команда;Отрыв от лидера;"Отрыв от лидера, с";Счёт\r\n1;Лев;Пик;00:00,500;0,5;3,5\r\n',
    );
  });
});

describe('tableToJson', () => {
  it('keeps numbers as numbers, has times in seconds and null for no value', () => {
    expect(JSON.parse(tableToJson(content(aRider({ place: null, name: '=1' }))))).toEqual([
      { place: null, name: '=1', team: null, gap: 0.5, score: 7 },
    ]);
  });
});

describe('tableToText', () => {
  it('separates cells by tabs and rows by line feeds, whatever they contain', () => {
    expect(tableToText(content(aRider({ name: 'Лев\tII\nжр' })), 'ru')).toBe(
      'Место\tРайдер\tКоманда\tОтрыв от лидера\tОтрыв от лидера, с\tСчёт\n1\tЛев II жр\t\t00:00,500\t0,5\t7',
    );
  });
});

describe('tableToHtml', () => {
  it('is a table whose texts are escaped', () => {
    expect(tableToHtml(named('<b>"Л&Б"</b>'), 'ru')).toBe(
      '<table><thead><tr><th>Райдер</th><th>Команда</th></tr></thead>' +
        '<tbody><tr><td>&lt;b&gt;&quot;Л&amp;Б&quot;&lt;/b&gt;</td><td></td></tr></tbody></table>',
    );
  });
});
