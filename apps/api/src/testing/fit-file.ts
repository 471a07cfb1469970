/** Record of a ride: seconds since its start, and W if measured. */
export interface FitRecord {
  second: number;
  watts: number | null;
}

const headerBytes = 14;
const protocolVersion = 0x20;
const profileVersion = 2_132;
const recordMessage = 20;
const startedAt = 1_000_000_000;
const notMeasured = 0xffff;
const [uint16, uint32] = [0x84, 0x86];
const [powerField, timestampField] = [7, 253];

/** Builds a FIT file with only these records; `from` is the second of the first in protocol seconds. */
export function aFitFile(records: readonly FitRecord[], from = startedAt): Uint8Array<ArrayBuffer> {
  const data = records.map(({ second, watts }) => {
    const bytes = Buffer.alloc(7);
    bytes.writeUInt32LE(from + second, 1);
    bytes.writeUInt16LE(watts ?? notMeasured, 5);
    return bytes;
  });
  const fields = [
    { number: timestampField, size: 4, type: uint32 },
    { number: powerField, size: 2, type: uint16 },
  ];
  return fitFileOf(fitDefinition(recordMessage, fields), Buffer.concat(data));
}

/** Field of a definition, of its message or of a developer, whose index then replaces the type. */
export interface FitField {
  number: number;
  size: number;
  type: number;
}

/** Builds the definition of the messages with one number, under the local number 0. */
export function fitDefinition(
  message: number,
  fields: readonly FitField[],
  developer: readonly FitField[] = [],
): Buffer {
  const bytesOf = (some: readonly FitField[]) => [
    some.length,
    ...some.flatMap((each) => [each.number, each.size, each.type]),
  ];
  return Buffer.from([
    developer.length > 0 ? 0x60 : 0x40,
    0,
    0,
    message & 0xff,
    message >> 8,
    ...bytesOf(fields),
    ...(developer.length > 0 ? bytesOf(developer) : []),
  ]);
}

/** Wraps the messages with the header and the checksum of a file. */
export function fitFileOf(...messages: Buffer[]): Uint8Array<ArrayBuffer> {
  const body = Buffer.concat(messages);
  const header = Buffer.alloc(headerBytes);
  header.set([headerBytes, protocolVersion]);
  header.writeUInt16LE(profileVersion, 2);
  header.writeUInt32LE(body.length, 4);
  header.write('.FIT', 8, 'latin1');
  header.writeUInt16LE(sumOf(header.subarray(0, headerBytes - 2)), headerBytes - 2);
  const file = Buffer.concat([header, body]);
  const sum = Buffer.alloc(2);
  sum.writeUInt16LE(sumOf(file));
  return new Uint8Array(Buffer.concat([file, sum]));
}

/** Returns the protocol seconds of a moment: their epoch is around 1990. */
export function fitSecond(ms: number): number {
  return Math.round((ms - Date.UTC(1989, 11, 31)) / 1000);
}

/** Computes the checksum of the protocol, CRC-16 with the reversed polynomial 0xA001. */
function sumOf(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xa001 : sum >>> 1;
  }
  return sum;
}
