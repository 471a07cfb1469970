import { describe, expect, it } from 'vitest';
import type { SheetColumn } from './sheet.ts';
import { sheetToCsv } from './sheetToCsv.ts';

interface Row {
  text?: string;
  figure?: number;
  ms?: number;
}

const columns: SheetColumn<Row>[] = [
  { key: 'text', name: 'Имя', value: ({ text }) => text },
  { key: 'figure', name: 'Вес', unit: 'кг', value: ({ figure }) => figure },
  { key: 'time', name: 'Время', timeMs: ({ ms }) => ms },
];

describe('sheetToCsv', () => {
  it('writes a BOM, the separator and the decimal mark of the language, and times also in seconds', () => {
    const rows = [{ text: 'Лев', figure: 1071.25, ms: 2_354_222 }, {}, { figure: -0.04, ms: -60_000 }];

    expect(sheetToCsv(columns, rows, 'ru')).toBe(
      '\uFEFFИмя;"Вес, кг";Время;"Время, с"\r\n' + 'Лев;1071,3;39:14,222;2354,222\r\n;;;\r\n;0;-01:00,000;-60\r\n',
    );
    expect(sheetToCsv(columns, rows, 'en')).toBe(
      '\uFEFFИмя,"Вес, кг",Время,"Время, s"\r\nЛев,1071.3,39:14.222,2354.222\r\n,,,\r\n,0,-01:00.000,-60\r\n',
    );
  });

  it('keeps every text in its cell, and prevents formulas', () => {
    const cells = {
      'Say "hi"': '"Say ""hi"""',
      'two\nlines': '"two\nlines"',
      'two\rlines': '"two\rlines"',
      'Пик; клуб': '"Пик; клуб"',
      'Пик, клуб': '"Пик, клуб"',
      'Пик\tклуб': '"Пик\tклуб"',
      ' Лев': '" Лев"',
      'Лев\u00a0': '"Лев\u00a0"',
      'a=b': 'a=b',
      '1,5': '1,5',
      '=1+1': "'=1+1",
      '+7': "'+7",
      '-5': "'-5",
      '@SUM(A1)': "'@SUM(A1)",
      '＝1': "'＝1",
      '\tx': '"\'\tx"',
      '\rx': '"\'\rx"',
      '\nx': '"\'\nx"',
      ' =1': "' =1",
    };
    const csv = sheetToCsv(
      columns.slice(0, 1),
      Object.keys(cells).map((text) => ({ text })),
      'ru',
    );

    expect(csv).toBe(`\uFEFFИмя\r\n${Object.values(cells).join('\r\n')}\r\n`);
  });
});
