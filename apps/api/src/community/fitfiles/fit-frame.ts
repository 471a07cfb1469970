import type { FitDamage } from '@otryv/contract';

const headerSizes = [12, 14];
const sumBytes = 2;
const sizeAt = 4;
const mark = { text: '.FIT', at: 8, end: 12 };
const timestampField = 253;

/** One of the concatenated files in an upload. */
export interface FitPart {
  /** Header and complete messages: without a checksum, and with the size of these messages. */
  bytes: Buffer<ArrayBuffer>;
  damage: FitDamage | null;
}

/**
 * Yields the files in the bytes of an upload, each as far as its messages are complete; none for another format. Only a
 * file with a wrong size is copied.
 */
export function* fitParts(bytes: Uint8Array<ArrayBuffer>): Generator<FitPart, void> {
  let at = 0;
  while (isHeader(bytes, at)) {
    const { dataStart, dataEnd, damage, next } = layoutAt(bytes, at);
    if (dataEnd > dataStart) {
      const part = Buffer.from(bytes.buffer, bytes.byteOffset + at, dataEnd - at);
      yield { bytes: withSize(part, dataEnd - dataStart), damage };
    }
    at = next;
  }
}

function withSize(part: Buffer<ArrayBuffer>, size: number): Buffer<ArrayBuffer> {
  if (part.readUInt32LE(sizeAt) === size) return part;
  const copy = Buffer.from(part);
  copy.writeUInt32LE(size, sizeAt);
  return copy;
}

/** Computes the checksum of the protocol: CRC-16 with the reversed polynomial 0xA001. */
export function fitChecksum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0);
  return sum;
}

const table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xa001 : sum >>> 1;
  return sum;
});

function isHeader(bytes: Uint8Array, at: number): boolean {
  const size = bytes[at] ?? 0;
  return (
    headerSizes.includes(size) &&
    at + size <= bytes.length &&
    Buffer.from(bytes.subarray(at + mark.at, at + mark.end)).toString('latin1') === mark.text
  );
}

interface Layout {
  dataStart: number;
  dataEnd: number;
  damage: FitDamage | null;
  /** Offset at which the next file would begin. */
  next: number;
}

function layoutAt(bytes: Uint8Array, at: number): Layout {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const dataStart = at + (bytes[at] ?? 0);
  const size = view.getUint32(at + sizeAt, true);
  const end = dataStart + size;
  if (size === 0) return layoutWithoutSize(bytes, dataStart, 'size_missing');
  const checksum = checksumOf(bytes, at, end);
  if (checksum === 'checksum_wrong') {
    // A device that failed between two writes left the size of the first one in the header.
    const longer = layoutWithoutSize(bytes, dataStart, 'size_wrong');
    if (longer.dataEnd > end + sumBytes) return longer;
  }
  const dataEnd = endOfMessages(bytes, dataStart, Math.min(end, bytes.length));
  return {
    dataStart,
    dataEnd,
    damage: dataEnd < end ? 'cut' : checksum,
    next: checksum === 'checksum_missing' ? end : end + sumBytes,
  };
}

/** Returns the layout of a file that ends where the next one, or nothing, follows. */
function layoutWithoutSize(bytes: Uint8Array, dataStart: number, damage: FitDamage): Layout {
  const next = nextHeader(bytes, dataStart);
  const dataEnd = endOfMessages(bytes, dataStart, next);
  // A device that never closed the file may have written its checksum nevertheless.
  return { dataStart, dataEnd, damage: next - dataEnd > sumBytes ? 'cut' : damage, next };
}

function nextHeader(bytes: Uint8Array, from: number): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let found = buffer.indexOf(mark.text, from + mark.at);
  while (found !== -1 && !isHeader(bytes, found - mark.at)) found = buffer.indexOf(mark.text, found + 1);
  return found === -1 ? bytes.length : found - mark.at;
}

function checksumOf(bytes: Uint8Array, start: number, end: number): FitDamage | null {
  if (end + sumBytes > bytes.length) return 'checksum_missing';
  const written = (bytes[end] ?? 0) | ((bytes[end + 1] ?? 0) << 8);
  if (written === fitChecksum(bytes.subarray(start, end))) return null;
  return isHeader(bytes, end) ? 'checksum_missing' : 'checksum_wrong';
}

interface LocalMessage {
  size: number;
  /** Size of the fields that a record with a compressed timestamp omits. */
  timestampSize: number;
}

/** Returns the end of the last complete message: bytes that are not a message end the data before its declared end. */
function endOfMessages(bytes: Uint8Array, from: number, to: number): number {
  const messages = new Map<number, LocalMessage>();
  let at = from;
  while (at < to) {
    const next = isDefinition(bytes[at] ?? 0) ? define(bytes, at, messages) : endOfData(bytes[at] ?? 0, at, messages);
    if (next === null || next > to) return at;
    at = next;
  }
  return at;
}

function isDefinition(header: number): boolean {
  return (header & 0x80) === 0 && (header & 0x40) !== 0;
}

function endOfData(header: number, at: number, messages: ReadonlyMap<number, LocalMessage>): number | null {
  const isCompressed = (header & 0x80) !== 0;
  if (!isCompressed && (header & 0x30) !== 0) return null;
  const message = messages.get(isCompressed ? (header >> 5) & 3 : header & 0x0f);
  return message ? at + 1 + message.size - (isCompressed ? message.timestampSize : 0) : null;
}

/** Records the size of the messages that a definition announces, and returns its end. */
function define(bytes: Uint8Array, at: number, messages: Map<number, LocalMessage>): number {
  const header = bytes[at] ?? 0;
  const ownEnd = at + 6 + (bytes[at + 5] ?? 0) * 3;
  const hasDeveloperFields = (header & 0x20) !== 0;
  const end = hasDeveloperFields ? ownEnd + 1 + (bytes[ownEnd] ?? 0) * 3 : ownEnd;
  let size = 0;
  for (let field = at + 6; field < ownEnd; field += 3) size += bytes[field + 1] ?? 0;
  for (let field = ownEnd + 1; field < end; field += 3) size += bytes[field + 1] ?? 0;
  const timestampSize = ownEnd > at + 6 && bytes[at + 6] === timestampField ? (bytes[at + 7] ?? 0) : 0;
  messages.set(header & 0x0f, { size, timestampSize });
  return end;
}
