import { describe, expect, it } from 'vitest';
import type { AnyColumn } from '../../DataTable/column.ts';
import type { TableContent } from '../../DataTable/index.ts';
import { tableToCsv, tableToHtml, tableToJson, tableToText } from './exportTable.ts';

interface Rider {
  name: string;
  team: string | null;
  place: number | null;
  gap: number | null;
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
  aColumn('gap', { label: 'Отрыв', name: 'Отрыв от лидера', unit: 'с', exportValue: of(({ gap }) => gap) }),
  aColumn('actions', { label: '' }),
];
const content = (...rows: Rider[]): TableContent => ({ columns, rows });
const aRider = (changes: Partial<Rider> = {}): Rider => ({ name: 'Лев', team: null, place: 1, gap: 0, ...changes });
const named = (name: string) => ({ columns: columns.slice(1, 2), rows: [aRider({ name })] });

describe('tableToCsv', () => {
  const rows = [aRider(), aRider({ name: 'Janne', team: 'Пик; клуб', place: null, gap: 28.529 })];

  it('writes for Russian spreadsheets a mark, semicolons and decimal commas', () => {
    expect(tableToCsv(content(...rows), 'ru')).toBe(
      '\uFEFFМесто;Райдер;Команда;"Отрыв от лидера, с"\r\n1;Лев;;0\r\n;Janne;"Пик; клуб";28,529\r\n',
    );
  });

  it('writes for the others commas and decimal points', () => {
    expect(tableToCsv(content(...rows), 'en')).toBe(
      '\uFEFFМесто,Райдер,Команда,"Отрыв от лидера, с"\r\n1,Лев,,0\r\n,Janne,"Пик; клуб",28.529\r\n',
    );
  });

  it('writes the head alone for a table without rows', () => {
    expect(tableToCsv(content(), 'ru')).toBe('\uFEFFМесто;Райдер;Команда;"Отрыв от лидера, с"\r\n');
  });

  it.each([
    { name: 'Say "hi"', cell: '"Say ""hi"""' },
    { name: 'two\nlines', cell: '"two\nlines"' },
    { name: '=1+1', cell: "'=1+1" },
    { name: '+7', cell: "'+7" },
    { name: '-5', cell: "'-5" },
    { name: '@SUM(A1)', cell: "'@SUM(A1)" },
    { name: '\tx', cell: '"\'\tx"' },
    { name: '\rx', cell: '"\'\rx"' },
    { name: 'a=b', cell: 'a=b' },
  ])('writes the text $name so that it stays text', ({ name, cell }) => {
    expect(tableToCsv(named(name), 'ru')).toBe(`\uFEFFРайдер;Команда\r\n${cell};\r\n`);
  });

  it('leaves a negative number a number', () => {
    const { columns: gaps } = { columns: columns.slice(2, 3) };

    expect(tableToCsv({ columns: gaps, rows: [aRider({ gap: -1.5 })] }, 'ru').split('\r\n')[1]).toBe('-1,5');
  });

  it('tells numbers to a thousandth, and no number that is none', () => {
    const lines = tableToCsv(content(aRider({ gap: 100 / 3 }), aRider({ gap: Number.NaN })), 'en').split('\r\n');

    expect(lines.slice(1, 3)).toEqual(['1,Лев,,33.333', '1,Лев,,']);
  });
});

describe('tableToJson', () => {
  it('keeps numbers numbers and tells that there is no value', () => {
    expect(JSON.parse(tableToJson(content(aRider({ gap: 0.5, place: null, name: '=1' }))))).toEqual([
      { place: null, name: '=1', team: null, gap: 0.5 },
    ]);
  });
});

describe('tableToText', () => {
  it('parts cells by tabs and rows by line feeds, whatever stands in them', () => {
    expect(tableToText(content(aRider({ name: 'Лев\tII\nжр', gap: 1.5 })), 'ru')).toBe(
      'Место\tРайдер\tКоманда\tОтрыв от лидера, с\n1\tЛев II жр\t\t1,5',
    );
  });
});

describe('tableToHtml', () => {
  it('is a table whose texts are no markup', () => {
    expect(tableToHtml(named('<b>"Л&Б"</b>'), 'ru')).toBe(
      '<table><thead><tr><th>Райдер</th><th>Команда</th></tr></thead>' +
        '<tbody><tr><td>&lt;b&gt;&quot;Л&amp;Б&quot;&lt;/b&gt;</td><td></td></tr></tbody></table>',
    );
  });
});
