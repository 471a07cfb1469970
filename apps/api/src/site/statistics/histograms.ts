import type { contract, ResponseBody } from '@otryv/contract';
import { AGE_LABELS } from '@otryv/contract/schemas';
import { cutTo, ftpOf } from '@otryv/race';

type Statistics = typeof contract.statistics;
type Answer<Name extends 'ftp' | 'age' | 'racingScore'> = Omit<ResponseBody<Statistics[Name]>, 'updatedAt'>;

/** Number of riders of a sex with a value. */
export interface ValueCount {
  value: number;
  male: boolean;
  riders: number;
}

const step = 10;
const ages = [30, 40, 50, 60] as const;

/** Computes FTP from the best 20 minutes in W/kg, rounded down to tenths; ascending, without empty steps. */
export function ftpHistogramOf(bests: readonly ValueCount[]): Answer<'ftp'> {
  const steps = summed(bests, ({ value }) => cutTo(ftpOf(value), 1));
  return {
    data: [...steps].map(([ftp, { male, female }]) => ({ ftp, quantityMale: male, quantityFemale: female })),
  };
}

/** Groups ages from the youngest; riders without an age are last. */
export function ageHistogramOf(counts: readonly ValueCount[], all: number): Answer<'age'> {
  const labels = AGE_LABELS.slice(0, -1);
  const known = counts.reduce((sum, { riders }) => sum + riders, 0);
  const inGroup = (index: number) =>
    counts.filter(({ value }) => ages.filter((from) => value >= from).length === index);
  return {
    data: [
      ...labels.map((label, index) => ({ label, value: inGroup(index).reduce((sum, { riders }) => sum + riders, 0) })),
      { label: '' as const, value: Math.max(0, all - known) },
    ],
  };
}

/** Groups scores in steps of ten, each named by its upper end, without gaps up to the highest of both. */
export function scoreHistogramOf(counts: readonly ValueCount[]): Answer<'racingScore'> {
  const ranges = summed(counts, ({ value }) => Math.max(step, Math.ceil(value / step) * step));
  const highest = Math.max(0, ...ranges.keys());
  const all = Array.from({ length: highest / step }, (_, index) => (index + 1) * step);
  const of = (sex: 'male' | 'female') =>
    all.map((scoreRange) => ({ scoreRange, value: ranges.get(scoreRange)?.[sex] ?? 0 }));
  return { maleRacingScore: of('male'), femaleRacingScore: of('female') };
}

/** Sums by step, ascending. */
function summed(counts: readonly ValueCount[], stepOf: (count: ValueCount) => number) {
  const sums = new Map<number, { male: number; female: number }>();
  for (const count of counts) {
    const key = stepOf(count);
    const { male, female } = sums.get(key) ?? { male: 0, female: 0 };
    const { riders } = count;
    sums.set(key, count.male ? { male: male + riders, female } : { male, female: female + riders });
  }
  return new Map([...sums].toSorted(([one], [other]) => one - other));
}
