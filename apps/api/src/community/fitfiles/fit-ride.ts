import { createHash } from 'node:crypto';
import type { FitDamage, FitRefusal } from '@otryv/contract';
import FitParser, { type ParsedFit } from 'fit-file-parser';
import { type FitPart, fitParts } from './fit-frame.ts';
import { fitInZip, isZip } from './fit-zip.ts';

/** Records of a ride in chronological order: epoch seconds, and W if measured. */
export interface FitRide {
  seconds: number[];
  watts: (number | null)[];
}

export interface ReadFile {
  ride: FitRide;
  /** Repairs made to read it. */
  damage: FitDamage[];
  /** Epoch seconds of the last record before each cut. */
  cuts: number[];
  /** SHA-256 of the FIT file, the same with and without an archive around it. */
  hash: string;
}

/** File that was read, or the reason why it was not. */
export type FitReading = ReadFile | { error: FitRefusal };

interface TimedPower {
  second: number;
  watts: number | null;
}

interface ReadPart {
  records: TimedPower[];
  type: NonNullable<ParsedFit['file_ids']>[number]['type'];
  damage: FitDamage | null;
}

const powerField = 7;
/** Maximum number of concatenated files in an upload: devices write a few. */
const mostParts = 100;

/** Reads an upload: a FIT file, several concatenated ones, or an archive with one. */
export async function readFitFile(upload: Uint8Array<ArrayBuffer>): Promise<FitReading> {
  const file = isZip(upload) ? await fitInZip(upload) : { bytes: upload };
  if ('error' in file) return file;
  const parts: ReadPart[] = [];
  let found = 0;
  for (const part of fitParts(file.bytes)) {
    found += 1;
    if (found > mostParts) return { error: 'fit_unreadable' };
    const read = await readPart(part);
    if (read) parts.push(read);
  }
  if (parts.length === 0) return { error: 'fit_unreadable' };
  const rides = ridesAmong(parts);
  // Of two records of the same second, the later in the file stays later.
  const records = rides.flatMap((part) => part.records).toSorted((one, other) => one.second - other.second);
  return {
    ride: { seconds: records.map(({ second }) => second), watts: records.map(({ watts }) => watts) },
    damage: [...new Set(rides.flatMap(({ damage }) => damage ?? []))],
    cuts: rides.flatMap(({ damage, records: own }) => (damage === 'cut' ? (own.at(-1)?.second ?? []) : [])),
    hash: createHash('sha256').update(file.bytes).digest('hex'),
  };
}

/** Filters out the settings or workout that devices write beside the ride. */
function ridesAmong(parts: ReadPart[]): ReadPart[] {
  const rides = parts.filter(({ type }) => type === undefined || type === 'activity');
  return rides.length > 0 ? rides : parts;
}

async function readPart({ bytes, damage }: FitPart): Promise<ReadPart | null> {
  const parsed = await new FitParser({ force: true, mode: 'list' }).parseAsync(bytes).catch(() => null);
  return parsed && { records: powerIn(parsed), type: parsed.file_ids?.[0]?.type, damage };
}

function powerIn({ records = [], field_descriptions: descriptions = [] }: ParsedFit): TimedPower[] {
  const timed = records.flatMap((record) => {
    const second = Math.round(new Date(record.timestamp ?? Number.NaN).getTime() / 1000);
    return Number.isFinite(second) ? [{ second, record }] : [];
  });
  const native = timed.map(({ second, record }) => ({ second, watts: numberOf(record.power) }));
  if (native.some(({ watts }) => watts !== null && watts > 0)) return native;
  const names = descriptions.flatMap(({ native_field_num: field, native_mesg_num: message, field_name: name }) =>
    name !== undefined && field === powerField && (message === undefined || message === 'record') ? [name] : [],
  );
  if (names.length === 0) return native;
  return timed.map(({ second, record }) => {
    const values = names.map((name) => numberOf(Reflect.get(record, name)));
    return { second, watts: values.find((watts) => watts !== null) ?? null };
  });
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
