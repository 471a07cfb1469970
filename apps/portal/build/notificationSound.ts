import { writeFileSync } from 'node:fs';

const rate = 16_000;
const lengthMs = 600;
const msPerSecond = 1000;
const headerBytes = 44;
/** E5 and A5; the second note starts after the first. */
const notes = [
  { hertz: 659.25, atMs: 0 },
  { hertz: 880, atMs: 130 },
];

/** Synthesizes the sound of a new notification: two fading notes as 8-bit mono WAV. */
export function notificationSound(): Buffer {
  const samples = Buffer.from(
    Array.from({ length: (rate * lengthMs) / msPerSecond }, (_, index) => sampleAt((index * msPerSecond) / rate)),
  );
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0);
  header.writeUInt32LE(headerBytes - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  for (const [offset, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    header.writeUInt16LE(value, offset);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** Returns one unsigned 8-bit sample. */
function sampleAt(ms: number): number {
  const wave = notes.reduce((sum, { hertz, atMs }) => {
    const sinceMs = ms - atMs;
    if (sinceMs < 0) return sum;
    const fade = Math.exp(-sinceMs / 120) * Math.min(1, sinceMs / 5);
    return sum + Math.sin((2 * Math.PI * hertz * sinceMs) / msPerSecond) * fade;
  }, 0);
  return Math.round(128 + 90 * Math.max(-1, Math.min(1, wave * 0.7)));
}

if (import.meta.main) writeFileSync(new URL('../public/sounds/notification.wav', import.meta.url), notificationSound());
