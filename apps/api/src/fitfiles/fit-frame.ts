const shortHeader = 12;
const sumBytes = 2;

/** The bytes of the first file in a FIT file, checksum included; `null` for another format, a cut one and a wrong checksum. */
export function fitFrame(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerBytes = bytes[0] ?? 0;
  if (headerBytes < shortHeader || bytes.length < headerBytes + sumBytes) return null;
  if (Buffer.from(bytes.subarray(8, shortHeader)).toString('latin1') !== '.FIT') return null;
  const end = headerBytes + view.getUint32(4, true) + sumBytes;
  if (end > bytes.length) return null;
  const body = bytes.subarray(0, end - sumBytes);
  return fitChecksum(body) === view.getUint16(end - sumBytes, true) ? bytes.subarray(0, end) : null;
}

/** The checksum of the protocol: CRC-16 with the reversed polynomial 0xA001. */
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
