const mostSeconds = 24 * 3600;
const mostWatts = 65_535;

/** Records from devices and the game; `seconds` may skip pauses and repeat. */
export interface PowerRecords {
  /** W; `null` for a missing measurement. */
  watts: readonly (number | null)[];
  /** Seconds from any origin, for each value; without them there is one value per second. */
  seconds?: readonly number[] | null | undefined;
}

/**
 * Returns one sample per second, in W: seconds without a record are 0, of two records of one second the later counts.
 *
 * Records with a clock that runs backwards or jumps by more than a day are dropped.
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

/** Encodes the samples as bytes, 16-bit little-endian, as in memory on every machine that runs Node. */
export function encodePower(samples: Uint16Array): Buffer {
  return Buffer.from(samples.buffer.slice(samples.byteOffset, samples.byteOffset + samples.byteLength));
}

/** Decodes the samples, without a copy if the bytes are aligned. */
export function decodePower(bytes: Buffer): Uint16Array {
  const isAligned = bytes.byteOffset % Uint16Array.BYTES_PER_ELEMENT === 0;
  const { buffer, byteOffset, length } = isAligned ? bytes : Buffer.from(Uint8Array.from(bytes).buffer);
  return new Uint16Array(buffer, byteOffset, Math.floor(length / Uint16Array.BYTES_PER_ELEMENT));
}
