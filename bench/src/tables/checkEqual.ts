import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { sorts } from './measurePage.ts';
import { settle, type TableName, type Tables, withPage } from './openPage.ts';

const compared = ['place', 'speed', 'power', 'normalizedPower', 'cp5'] as const;
const comparedRows = 10;

/**
 * Throws unless all tables show the same rows in the same order: initially, after each sorting and after the filter.
 */
export async function checkEqual(tables: Tables, names: readonly TableName[], rows: number): Promise<void> {
  const right = await numbersOf(tables, 'ours', rows);
  assert.ok(right.flat(2).every(Number.isFinite), 'Our table does not show its numbers.');
  for (const name of names) {
    if (name === 'ours') continue;
    const shown = await numbersOf(tables, name, rows);
    assert.ok(isDeepStrictEqual(shown, right), `${name} shows other rows than ours.`);
  }
}

/** Returns the numbers of the first rows; text next to a number is dropped. */
function numbersOf(tables: Tables, name: TableName, rows: number): Promise<number[][][]> {
  return withPage(tables, name, rows, async (page) => {
    const numbers: number[][][] = [];
    const read = async () => {
      await settle(page);
      const texts = await page.evaluate(([count, columns]) => window.bench.texts(count, columns), [
        comparedRows,
        [...compared],
      ] as const);
      numbers.push(texts.map((row) => row.map((text) => Number.parseFloat(text))));
    };
    await page.evaluate(() => window.bench.firstRow());
    await read();
    for (const column of [...sorts, sorts[2]]) {
      await page.evaluate((key) => window.bench.sort(key), column);
      await read();
    }
    await page.evaluate(() => window.bench.filter());
    await read();
    return numbers;
  });
}
