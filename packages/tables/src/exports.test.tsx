import { ageCategory, CP_DURATIONS, sheetLines } from '@otryv/race';
import { parseCsv, protocolSheet, textIn, written } from '@otryv/race/testing';
import { OtryvProvider } from '@otryv/ui';
import { render } from '@testing-library/react';
import { cloneElement, createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TableContent, TableHandle } from './DataTable/index.ts';
import type { AnyColumn } from './DataTable/model/column.ts';
import * as tables from './index.ts';
import { tableToCsv } from './TableTools/export/exportTable.ts';
import { sheetColumns } from './TableTools/export/sheetColumns.ts';
import { aRace } from './testing/aRace.ts';
import { aRacedResult } from './testing/aRacedResult.ts';
import { aRecord } from './testing/aRecord.ts';
import { aResult } from './testing/aResult.ts';
import { aStageOfRider, aStanding, fourStages } from './testing/aStanding.ts';
import { nameOfTable, storiesOfTables, type TableElement, tablesWithout } from './testing/storiesOfTables.tsx';

interface Cell {
  html: string;
  /** Exported values of the row for the column. */
  fields: readonly { heading: string; value: string }[];
}

const now = Date.parse('2026-11-20T12:00:00Z');
const rowsPerEnd = 4;
/** Number of changes that the log of actions shows per entry; lists are behind a button. */
const unfolded = 3;

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

/** Samples missing from the stories. */
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
  <tables.RecordsTable
    key="9"
    caption=""
    power="watts"
    newSince={null}
    rows={[aRecord({ efforts: [402, 391, 377].map((value) => ({ value, date: null, name: '', eventId: null })) })]}
  />,
];

const endurance: TableElement[] = [
  <tables.StandingsTable key="10" caption="" kind="endurance" stages={fourStages} rows={[aStanding({ stages })]} />,
];

/** Fields that a cell shows only in some rows, or partially. */
const unseen = new Set(['Группа победителя', 'Зарегистрировались', 'Круги', 'Штраф']);

/** Columns of a table of one team, blank. */
const ofOneTeam = ['TeamMembersTable: Команда', 'TeamResultsTable: Команда'];

const ruleTexts: Record<string, string> = {
  NO_POWERUPS: 'Без бонусов',
  ENFORCE_HRM: 'Нужен пульсометр',
  ENFORCE_NO_ZPOWER: 'Нужен измеритель мощности',
  NO_DRAFTING: 'Без драфтинга',
  SHOW_RACE_RESULTS: 'Результаты считаются',
};

/** Texts displayed in place of a code or a figure. */
const forms: Record<string, (value: string) => string> = {
  'Отрыв от лидера по RS': (points) => (points.startsWith('-') ? points.slice(1) : points === '0' ? '0' : `-${points}`),
  Возраст: (years) => ageCategory(Number(years)) ?? '',
  'Что изменилось': (changes) =>
    changes.startsWith('этапы') ? 'этапы' : changes.split('; ').slice(0, unfolded).join('; '),
  Правила: (codes) => codes.replace(/\w+/g, (code) => `${ruleTexts[code]};`),
};

/** Marks of any cell. */
const everywhere =
  / (золото|серебро|бронза|Ж|Вы|Лидер|Замыкающий|в эфире|(горная )?майка( лидера| по очкам| до 30 лет)?|лидер|профиль|Почему это место)(?= )/g;

/** Additional texts of cells beyond their exports: warnings, reasons and, on phones, the columns that do not fit. */
const unexported: Record<string, RegExp> = {
  Время: / нет этапа \d /,
  Допуск: / (30 минут|км) /,
  Заезд: / (не в кривой|(Маршрут неизвестен |(км )?м набора )?(T финишировали|[A-E]( [A-E])*)) /,
  'Изменение категории': / (\S+ )?(Автоматически|Решение sudya.*) /,
  Исключить: / Исключить из кривой /,
  'Отрыв от лидера': / нет этапа \d /,
  Почта: / не подтверждена /,
  Пользователь: / ID не привязан /,
  'NP, вт': / Вариативность .* из( 4)? /,
  'NP, вт/кг': / Вариативность .* из( 4)? /,
  'С чем': / \d{7} /,
  'Старт, МСК': / \d:\d\d | \d мин /,
  'Что изменилось': / (и ещё \d.*|изменено Подробно.*|Подробно.*) /,
  'Этап 3 «Долина»': / штраф 20 с /,
};

it('exports the complete text of the cells of each column', () => {
  const faults = new Map<string, string>();
  const distinct = new Map<string, boolean>();
  const elements = [...storiesOfTables(), ...samples];
  for (const element of elements) {
    const name = nameOfTable(element.type);
    for (const row of rowsOf(element)) {
      const fields = row.flatMap((cell) => cell.fields);
      for (const { heading, value } of fields) {
        const field = `${name}: ${heading}`;
        const same = fields.filter((other) => other.value === value && other.heading !== heading);
        distinct.set(field, distinct.get(field) || (value !== '' && same.length === 0));
      }
      for (const cell of row) {
        const others = row.filter((other) => other !== cell).flatMap((other) => other.fields.map(({ value }) => value));
        const fault = faultOf(cell, others.filter(Boolean));
        const field = `${name}: ${cell.fields[0]?.heading}`;
        if (fault !== null) faults.set(field, `${field} ${fault}`);
      }
    }
  }

  expect([...faults.values()]).toEqual([]);
  expect([...distinct].flatMap(([field, is]) => (is ? [] : field))).toEqual(ofOneTeam);
  expect(tablesWithout(elements)).toEqual([]);
});

it('exports of a hidden value only that it is hidden, as its cell shows', () => {
  const shown = new Map<string, Set<string>>();
  for (const element of [...storiesOfTables(), ...samples, ...endurance]) {
    const rows: unknown = Reflect.get(element.props, 'rows');
    if (!Array.isArray(rows)) continue;
    const hidden: object = { rows: [withHidden(rows[0])] };
    for (const cell of rowsOf(cloneElement(element, hidden)).flat()) {
      const isHidden = textOf(cell.html).includes('скрыто');
      const values = cell.fields.flatMap(({ value }) => (value === '' ? [] : value)).join('; ');
      if (!isHidden && !values.includes('скрыто')) continue;
      const field = `${nameOfTable(element.type)}: ${cell.fields[0]?.heading}`;
      shown.set(field, (shown.get(field) ?? new Set()).add(isHidden ? values : `${values}, and is not hidden`));
    }
  }

  expect(shown.size).toBeGreaterThan(40);
  expect([...shown].filter(([, values]) => [...values].join() !== 'скрыто')).toEqual([]);
});

it('exports the cells of a protocol as in every CSV of a protocol', () => {
  const measured = (value: number | null) => ({ value, addition: '' as const });
  const rows = protocolSheet.map(({ place, team, racingScore, speedKmh, weightInGrams, heightCm, ...figures }) =>
    aResult({
      profileId: place,
      groupLabel: 'B',
      place,
      speedKmh,
      timeMs: figures.timeMs,
      gapToLeaderMs: figures.gapMs,
      gapToPreviousMs: figures.gapPreviousMs,
      averageWatts: measured(figures.watts),
      wattsPerKg: measured(figures.wattsPerKg),
      normalizedPower: figures.normalizedPower,
      heartRate: measured(figures.heartRate),
      weightKg: measured(weightInGrams / 1000),
      heightCm: measured(heightCm),
      rider: { racingScore, team: { name: team, shortName: 'КП', urlSlug: 'kp', appearance: null } },
    }),
  );
  const sheets = (['watts', 'wattsPerKg'] as const).map((power) => {
    const { everything } = contentOf(<tables.ResultsTable {...{ caption: '', rows, power }} />);
    return recordsIn(everything);
  });

  const records = rows.map((_, at) => Object.assign({}, ...sheets.map((sheet) => sheet[at])));
  expect(records).toMatchObject(protocolSheet.map(({ cells }) => cells));
});

/** Hides every value of a row that can be hidden. */
function withHidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withHidden);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withHidden(each)]));
  return {
    ...fields,
    ...(typeof fields.value === 'number' && { hidden: true }),
    ...('age' in fields && { isAgeHidden: true }),
    ...('weight' in fields && { isWeightHidden: true }),
    ...('totalCalories' in fields && { areCaloriesHidden: true }),
  };
}

function contentOf(element: TableElement): { everything: TableContent; shown: readonly unknown[] } {
  const handle = createRef<TableHandle>();
  const { unmount } = render(cloneElement(element, { table: handle }));
  const everything = handle.current?.everything() ?? { columns: [], rows: [] };
  const shown = handle.current?.shown.rows ?? [];
  unmount();
  return { everything, shown };
}

function recordsIn(content: TableContent): Record<string, string>[] {
  const [head = [], ...lines] = parseCsv(tableToCsv(content, 'ru'));
  expect([...new Set(head)]).toEqual(head);
  return lines.map((cells) => Object.fromEntries(head.map((heading, at) => [heading, cells[at] ?? ''])));
}

/** Returns the first and the last rows of a table, all and filtered: the cells with their exported fields. */
function rowsOf(element: TableElement): Cell[][] {
  const { everything, shown } = contentOf(element);

  return [everything.rows, ...(shown.length === everything.rows.length ? [] : [shown])].flatMap((rows) => {
    const records = recordsIn({ ...everything, rows });
    return rows.flatMap((row, at) => {
      if (at >= rowsPerEnd && at < rows.length - rowsPerEnd) return [];
      return [everything.columns.flatMap((column) => cellOf(column, row, at, records[at] ?? {}))];
    });
  });
}

function cellOf(column: AnyColumn, row: unknown, at: number, record: Record<string, string>): Cell[] {
  const [headings = []] = sheetLines(sheetColumns({ columns: [column], rows: [] }), [], 'ru');
  if (headings.length === 0) return [];
  const html = renderToStaticMarkup(<OtryvProvider now={now}>{column.cell(row, at)}</OtryvProvider>);
  return [{ html, fields: headings.map((heading) => ({ heading, value: record[heading] ?? '' })) }];
}

/**
 * Returns how the exported fields of a column differ from the text of its cell, compared by characters and digits.
 * Ignores punctuation and the exports of other columns, units and other words beside figures, and the entries of
 * `unexported` for the column.
 */
function faultOf({ fields, html }: Cell, others: readonly string[]): string | null {
  const text = textOf(html);
  const exported = fields.map(({ value }) => value).join(' | ');
  let rest = wordsOf(text);
  for (const { heading, value } of fields.toSorted(
    (a, b) => Number(unseen.has(a.heading)) - Number(unseen.has(b.heading)),
  )) {
    // The pair of a time in seconds is a rule of all sheets.
    if (value === '' || heading.endsWith(', с') || html.includes(`href="${value}"`)) continue;
    if (/^(true|false)$/.test(value)) {
      if (/checked/.test(html) !== (value === 'true')) return `exports ${exported}, shown as ${html}`;
      continue;
    }
    for (const part of partsOf(heading, value)) {
      const without = withoutForm(rest, part);
      if (without === rest && !unseen.has(heading)) return `exports ${exported}, shown as ${text}`;
      rest = without;
    }
  }
  for (const other of rest.trim() === '' ? [] : others) rest = withoutForm(rest, other);
  const more = unexported[fields[0]?.heading ?? ''] ?? /$^/;
  const left = rest.replace(everywhere, ' ').replace(/ +/g, ' ').replace(more, ' ').trim();
  const isOfFigures = fields.every(({ value }) => /^[-\d:,.TZ]*$/.test(value));
  return left === '' || (isOfFigures && !/\d/.test(left)) ? null : `exports ${exported}, and not «${left}» of ${text}`;
}

/**
 * Returns the text of a cell: text that is both drawn and announced counts once, and a team's name replaces its code.
 */
function textOf(html: string): string {
  const bare = html
    .replace(/<span title="([^"]*)"[^>]*TeamBadge[^>]*>.*?<\/span>/g, (_, team) =>
      html.includes(`>${team}<`) ? '' : ` ${team} `,
    )
    .replace(/<span class="[^"]*TeamBadge[^>]*>.*?<\/span>/g, '')
    .replace(/<(\w+)[^>]* aria-hidden="true"[^>]*>[^<]*<\/\1>/g, '')
    .replace(/(<[^>]*>)+(?=\.\d{3}<)/g, '');
  return textIn(bare).replaceAll('−', '-').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function partsOf(heading: string, value: string): string[] {
  return ((forms[heading]?.(value) ?? '') || value).split(/; ?/).filter((part) => wordsOf(part).trim() !== '');
}

const wordedForms = new Map<string, string[]>();

function withoutForm(text: string, value: string): string {
  const worded = wordedForms.get(value) ?? formsOf(value).map(wordsOf);
  wordedForms.set(value, worded);
  const form = worded.find((each) => text.includes(each));
  return form === undefined ? text : text.replace(form, ' ');
}

/** Returns alphanumeric characters and the marks within figures, with single spaces. */
function wordsOf(text: string): string {
  const label = text
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/(?<!\d)[.:]|[.:](?!\d)|(?<=\d)-|-(?!\d)|[^\p{L}\p{N}.:-]/gu, ' ');
  return ` ${label.replace(/ +/g, ' ').trim()} `;
}

/**
 * Returns the possible display forms of an exported value: a moment by its day or time, a time truncated to seconds or
 * rounded to minutes, a number with more zeros.
 */
function formsOf(value: string): string[] {
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return momentForms(value);
  const [time, , hours = '0', minutes, seconds, rest] = /^(-?)(?:(\d+):)?(\d\d):(\d\d),(\d{3})$/.exec(value) ?? [];
  if (time) return timeForms(Number(hours), Number(minutes), Number(seconds), rest ?? '');
  return /^-?\d+(,\d+)?$/.test(value) ? numberForms(value.replace(',', '.')) : [value];
}

function momentForms(iso: string): string[] {
  const { date, dayAndMonth, time } = written(Date.parse(iso), 'Europe/Moscow', now);
  const shortened = [5, 4, 3].map((letters) => dayAndMonth.replace(/(\p{L}+)/u, (month) => month.slice(0, letters)));
  const days = [date, dayAndMonth, ...shortened];
  return [...days.flatMap((day) => [`${day} ${time}`, `${time} ${day}`]), ...days, time];
}

function timeForms(hours: number, minutes: number, seconds: number, rest: string): string[] {
  const two = (part: number) => String(part).padStart(2, '0');
  const tail = `${two(minutes)}:${two(seconds)}`;
  const inMinutes = hours * 60 + minutes;
  const units = [
    inMinutes === 0 ? `${seconds} с` : `${Math.round(inMinutes + seconds / 60)} минут`,
    ...(seconds === 0 ? ['м', 'мин'].map((unit) => `${inMinutes} ${unit}`) : []),
    ...(inMinutes + seconds === 0 ? [`${Number(rest)}мс`, ...(rest === '000' ? ['лидер', 'вровень'] : [])] : []),
  ];
  if (hours > 0) return [`${two(hours)}:${tail}.${rest}`, `${two(hours)}:${tail}`, `${hours}:${tail}`, ...units];
  return [`${tail}.${rest}`, tail, `${minutes}:${two(seconds)}`, ...units];
}

function numberForms(number: string): string[] {
  const [whole = '', decimals = ''] = number.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ' ');
  const longer = ['00', '0', ''].map((zeros) => `${decimals}${zeros}`);
  return (number === '0' ? [whole, 'лидер'] : [whole, grouped]).flatMap((each) =>
    longer.map((rest) => (rest === '' ? each : `${each}.${rest}`)),
  );
}
