const mostSeconds = 24 * 3600;
const mostWatts = 65_535;

/** Records as devices and the game give them; `seconds` may jump over pauses and repeat. */
export interface PowerRecords {
  /** W; `null` where nothing was measured. */
  watts: readonly (number | null)[];
  /** Seconds from any origin, beside each value; without them the values are one a second. */
  seconds?: readonly number[] | null | undefined;
}

/**
 * One sample a second, in W: seconds without a record are 0, of two records of one second the later counts.
 *
 * Records whose clock runs backwards or leaps more than a day are left out.
 */
export function powerBySecond({ watts, seconds }: PowerRecords): Uint16Array {
  const isTimed = seconds && seconds.length === watts.length;
  const origin = isTimed ? (seconds[0] ?? 0) : 0;
  const at = (index: number) => (isTimed ? Math.round((seconds[index] ?? 0) - origin) : index);
  const inRange = watts.map((_, index) => at(index)).filter((second) => second >= 0 && second < mostSeconds);
  const samples = new Uint16Array(inRange.length === 0 ? 0 : inRange.reduce((a, b) => Math.max(a, b), 0) + 1);
  for (const [index, value] of watts.entries()) {
    const second = at(index);
    if (second >= 0 && second < samples.length)
      samples[second] = Math.min(Math.max(Math.round(value ?? 0), 0), mostWatts);
  }
  return samples;
}

/** The samples as bytes, 16-bit little-endian. */
export function encodePower(samples: Uint16Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 2);
  for (const [index, value] of samples.entries()) bytes.writeUInt16LE(value, index * 2);
  return bytes;
}

export function decodePower(bytes: Buffer): Uint16Array {
  return Uint16Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readUInt16LE(index * 2));
}
