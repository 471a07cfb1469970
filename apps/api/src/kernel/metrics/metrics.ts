import type { CounterName, HistogramName, ObservedName } from './metric-list.ts';

/** Labels with few values each: a route or a code, never an id, an address or a name. */
export type Labels = Readonly<Record<string, string>>;

/** Values of some gauges at one moment; one without labels may be a plain number. */
export type Reading = Partial<Record<ObservedName, number | readonly (readonly [number, Labels])[]>>;

/** Instruments in use while metrics are served. */
export interface Instruments {
  count(name: CounterName, labels: Labels | undefined): void;
  measure(name: HistogramName, seconds: number, labels: Labels | undefined): void;
  observe(read: () => Reading | Promise<Reading>): void;
}

// Per process, like the port that serves them: events outside of any module are counted as well.
let instruments: Instruments | null = null;

/** Starts or stops measuring. */
export function measureWith(given: Instruments | null): void {
  instruments = given;
}

export function count(name: CounterName, labels?: Labels): void {
  instruments?.count(name, labels);
}

export function measure(name: HistogramName, seconds: number, labels?: Labels): void {
  instruments?.measure(name, seconds, labels);
}

/** Reads gauges at each scrape, as long as metrics are served. */
export function observe(read: () => Reading | Promise<Reading>): void {
  instruments?.observe(read);
}

/** Measures the duration of work, by success or failure. */
export async function measureWork<T>(name: HistogramName, labels: Labels, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const ended = (outcome: string) => measure(name, (performance.now() - start) / 1000, { ...labels, outcome });
  try {
    const result = await work();
    ended('succeeded');
    return result;
  } catch (error) {
    ended('failed');
    throw error;
  }
}
