import { ageCategory, CP_DURATIONS, formatStartOffset } from '@otryv/race';
import { plain, textIn, written } from '@otryv/race/testing';
import { OtryvProvider } from '@otryv/ui';
import { render } from '@testing-library/react';
import { cloneElement, createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AnyColumn } from './DataTable/column.ts';
import type { TableHandle } from './DataTable/index.ts';
import * as tables from './index.ts';
import { tableToCsv } from './TableTools/export/exportTable.ts';
import { aRace } from './testing/aRace.ts';
import { aRacedResult } from './testing/aRacedResult.ts';
import { aResult } from './testing/aResult.ts';
import { aStageOfRider, aStanding, fourStages } from './testing/aStanding.ts';
import { nameOfTable, storiesOfTables, type TableElement, tablesWithout } from './testing/storiesOfTables.tsx';

interface Cell {
  heading: string;
  value: string;
  /** With the texts of neighbouring elements joined, and parted. */
  joined: string;
  html: string;
  /** Whether no field of the column has a value. */
  isBlank: boolean;
}

const now = Date.parse('2026-11-20T12:00:00Z');
const rowsPerEnd = 4;
/** Changes that the log of actions shows of an entry; lists are behind a button. */
const unfolded = 2;
// Exports round to it.
const thousandth = 0.001;

const efforts = CP_DURATIONS.map((duration, at) => {
  const watts = 907.4 - at * 53.3;
  return { duration, watts: { value: watts }, wattsKg: { value: watts / 71 } };
});
const raced = aRacedResult({ bestEfforts: efforts });
const stages = fourStages.map(({ order }) =>
  aStageOfRider({
    stageOrder: order,
    durationInMilliseconds: 1_200_000 + order * 61_417,
    raceRank: { category: order + 4, absolute: order + 14 },
  }),
);

/** What no story has. */
const samples: TableElement[] = [
  <tables.ResultsListTable
    key="4"
    caption=""
    rows={[aRace({ seriesId: { name: 'Осенний кубок', urlSlug: 'cup' } })]}
  />,
  <tables.ResultsTable
    key="5"
    caption=""
    category="A"
    rows={[
      aResult({ groupLabel: 'B', place: 5 }),
      aResult({ profileId: 8, place: 9, bestEfforts: efforts }),
      aResult({ profileId: 9, place: 14, timeMs: 1_487_211 }),
    ]}
  />,
  <tables.RiderResultsTable key="6" caption="" power="watts" rows={[raced]} />,
  <tables.RiderResultsTable key="7" caption="" power="wattsPerKg" rows={[raced]} />,
  <tables.StandingsTable key="8" caption="" kind="tour" stages={fourStages} rows={[aStanding({ stages })]} />,
];

/** Fields that a cell shows in some rows only, or in parts. */
const unseen = new Set(['Группа победителя', 'Зарегистрировались', 'Круги']);

/** The columns of a table of one team, blank. */
const ofOneTeam = ['TeamMembersTable: Команда', 'TeamResultsTable: Команда'];

const ruleWords: Record<string, string> = {
  NO_POWERUPS: 'Без бонусов',
  ENFORCE_HRM: 'Нужен пульсометр',
  ENFORCE_NO_ZPOWER: 'Нужен измеритель мощности',
  NO_DRAFTING: 'Без драфтинга',
  SHOW_RACE_RESULTS: 'Результаты считаются',
};

/** What cells show in place of a code or a figure. */
const forms: Record<string, (value: string) => string> = {
  Возраст: (years) => ageCategory(Number(years)) ?? '',
  'Разрывы на старте': (starts) =>
    starts.replace(/\d+/g, (seconds) => (seconds === '0' ? '0' : formatStartOffset(Number(seconds) * 1000))),
  'Что изменилось': (changes) =>
    changes.startsWith('этапы') ? 'этапы' : changes.split('; ').slice(0, unfolded).join('; '),
  Правила: (codes) => codes.replace(/\w+/g, (code) => `${ruleWords[code]};`),
};

it('exports in each column what the cells of the column show', () => {
  const faults = new Map<string, string>();
  const distinct = new Map<string, boolean>();
  const elements = [...storiesOfTables(), ...samples];
  for (const element of elements) {
    const name = nameOfTable(element.type);
    for (const row of rowsOf(element)) {
      for (const cell of row) {
        const field = `${name}: ${cell.heading}`;
        const same = row.filter(({ heading, value }) => value === cell.value && heading !== cell.heading);
        distinct.set(field, distinct.get(field) || (cell.value !== '' && same.length === 0));
        if (!shows(cell)) faults.set(field, `${field} is ${cell.value}, shown as ${cell.joined}`);
      }
    }
  }

  expect([...faults.values()]).toEqual([]);
  expect([...distinct].flatMap(([field, is]) => (is ? [] : field))).toEqual(ofOneTeam);
  expect(tablesWithout(elements)).toEqual([]);
});

/** The first and the last rows of a table, all and those of a filter: each exported field beside its cell. */
function rowsOf(element: TableElement): Cell[][] {
  const handle = createRef<TableHandle>();
  const { unmount } = render(cloneElement(element, { table: handle }));
  const everything = handle.current?.everything() ?? { columns: [], rows: [] };
  const shown = handle.current?.shown.rows ?? [];
  unmount();

  return [everything.rows, ...(shown.length === everything.rows.length ? [] : [shown])].flatMap((rows) => {
    const content = { ...everything, rows };
    const [head = [], ...lines] = parseCsv(tableToCsv(content, 'ru'));
    expect([...new Set(head)]).toEqual(head);
    return rows.flatMap((row, at) => {
      if (at >= rowsPerEnd && at < rows.length - rowsPerEnd) return [];
      const values = new Map(head.map((heading, index) => [heading, lines[at]?.[index] ?? '']));
      return [content.columns.flatMap((column) => cellsOf(column, row, at, values))];
    });
  });
}

function cellsOf(column: AnyColumn, row: unknown, at: number, values: Map<string, string>): Cell[] {
  const { label, name = label, unit, alsoExports = [] } = column;
  const html = renderToStaticMarkup(<OtryvProvider now={now}>{column.cell(row, at)}</OtryvProvider>);
  const joined = plain(html.replace(/<[^>]*>/g, '')).replace('−', '-');
  const headings = [unit ? `${name}, ${unit}` : name, ...alsoExports.map((field) => field.name)];
  const fields = headings.flatMap((heading) => {
    const value = values.get(heading);
    return value === undefined ? [] : { heading, value };
  });
  const isBlank = fields.every(({ value }) => value === '');
  return fields.map((field) => ({ ...field, joined, html, isBlank }));
}

function shows({ heading, value: exported, joined, html, isBlank }: Cell): boolean {
  const value = (exported && forms[heading]?.(exported)) || exported;
  if (unseen.has(heading)) return true;
  const texts = [joined, textIn(html).replace('−', '-')];
  const isTime = /, (с|мин)$/.test(heading);
  if (value === '') return !isBlank || (isTime ? timesIn(joined).length === 0 : !/\d/.test(joined));
  if (/^(true|false)$/.test(value)) return /checked/.test(html) === (value === 'true');
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return isMomentIn(joined, value);
  if (!/^-?\d+(,\d+)?$/.test(value))
    return value.split(/; ?/).every((part) => [joined, html].some((text) => lettersOf(text).includes(lettersOf(part))));

  const number = Number(value.replace(',', '.'));
  // Cells have words for no difference: the leader, level riders.
  if (number === 0 && !/\d/.test(joined)) return true;
  // The side of a bar is its sign; riders behind by racing score have minus.
  const [figure, printed] = /^(Отрыв|Кто впереди)/.test(heading)
    ? [Math.abs(number), texts.map(unsigned)]
    : [number, texts];
  return printed.some((text) =>
    isTime ? isTimeIn(text, figure * (heading.endsWith('мин') ? 60 : 1)) : isNumberIn(text, figure),
  );
}

/** Cells print thousandths or cut to seconds. */
function isTimeIn(text: string, seconds: number): boolean {
  return timesIn(text).some(
    ({ value, isCut }) => (isCut ? Math.floor(seconds) : Math.round(seconds * 1000) / 1000) === value,
  );
}

function timesIn(text: string): { value: number; isCut: boolean }[] {
  const clocks = [...text.matchAll(/(?:(\d+):)?(\d+):(\d\d)(\.\d{3})?/g)].map(
    ([, hours = '0', minutes, seconds, rest]) => ({
      value: Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}${rest ?? ''}`),
      isCut: rest === undefined,
    }),
  );
  const units = [...text.matchAll(/(\d+) ?(мс|с|мин|м)(?![а-я]*[а-я]{6})/g)].map(([, count, unit]) => ({
    value: unit === 'мс' ? Number(count) / 1000 : Number(count) * (unit === 'с' ? 1 : 60),
    isCut: unit !== 'мс',
  }));
  return [...clocks, ...units];
}

/** Cells round to the decimals that they print. */
function isNumberIn(text: string, number: number): boolean {
  return [...text.matchAll(/-?\d{1,3}(?: \d{3})+(?:[.,]\d+)?|-?\d+(?:[.,]\d+)?/g)].some(([printed]) => {
    const bare = printed.replaceAll(' ', '').replace(',', '.');
    const decimals = bare.split('.')[1]?.length ?? 0;
    return Math.abs(number - Number(bare)) <= 0.5 / 10 ** decimals + thousandth / 2;
  });
}

/** As a date or as a time of day, in Moscow. */
function isMomentIn(text: string, iso: string): boolean {
  const { date, dayAndMonth, time } = written(Date.parse(iso), 'Europe/Moscow', now);
  return [date, dayAndMonth, time].some((form) => text.includes(form)) || (/^\d/.test(text) && date.startsWith(text));
}

const unsigned = (text: string) => text.replaceAll('-', '');
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  const cells = text.replace('\uFEFF', '').matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/g);
  for (const [, quoted, bare = '', end] of cells) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end !== ';') lines.push([]);
  }
  return lines.slice(0, -1);
}
