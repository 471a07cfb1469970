import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../testing/random-of.ts';
import { DomainError } from '../errors/domain-error.ts';
import { ImageEncoder } from './image-encoder.ts';

const seed = 20_261_124;
const rasters = 4_900;
const drawings = 100;
const mostGrowthMb = 200;

/**
 * Returns the megabytes held by libvips and by this thread's buffers. The size of the process would include whatever
 * runs beside this test.
 */
const heldMb = () => sharp.cache().memory.current + process.memoryUsage().external / 1e6;

describe('ImageEncoder', () => {
  const encoder = new ImageEncoder();
  const encode = (bytes: Uint8Array) => encoder.encode(bytes, { small: 32 }, { field: 'logoFile', userId: 'rider' });

  /** Returns the outcome of a damaged image; rethrows anything but WebP or an error that names the field. */
  const outcomeOf = async (bytes: Uint8Array): Promise<string> => {
    try {
      for (const { bytes: encoded } of await encode(bytes)) {
        if ((await sharp(encoded).metadata()).format !== 'webp') throw new Error('Something else was stored.');
      }
      return 'stored';
    } catch (error) {
      if (!(error instanceof DomainError && error.fields?.logoFile)) throw error;
      return error.code;
    }
  };

  it(`survives ${rasters + drawings} damaged images, each stored as WebP or rejected with a message (R13)`, async () => {
    const random = randomOf(seed);
    const canvas = sharp({
      create: {
        width: 64,
        height: 40,
        channels: 3,
        background: '#c0ffee',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    const whole = [await canvas.png().toBuffer(), await canvas.jpeg().toBuffer(), await canvas.webp().toBuffer()];
    let halfwayMb = 0;
    const outcomes = new Map<string, number>();

    for (let turn = 0; turn < rasters + drawings; turn += 1) {
      if (turn === (rasters + drawings) / 2) halfwayMb = heldMb();
      const picture = whole[turn % whole.length];
      const bytes = turn < rasters && picture ? damaged(picture, random) : damagedDrawing(random);
      const outcome = await outcomeOf(bytes);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }

    expect(outcomes.get('stored')).toBeGreaterThan(100);
    expect(outcomes.get('image_unreadable')).toBeGreaterThan(1000);
    expect(outcomes.get('image_has_script')).toBeGreaterThan(5);
    // The first thousands fill the allocator's pools; after that nothing grows.
    expect(heldMb() - halfwayMb).toBeLessThan(mostGrowthMb);
    await expect(encode(whole[0] ?? Buffer.alloc(0))).resolves.toHaveLength(2);
  }, 300_000);

  it("encodes one user's image next, however many another has sent", async () => {
    // A drawing waits in the order of the calls: the header of a photo is read first, however long that takes.
    const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"/>');
    const ended: string[] = [];
    const ofUser = async (userId: string) => {
      await encoder.encode(picture, {}, { field: 'logoFile', userId });
      ended.push(userId);
    };

    await Promise.all(['busy', 'busy', 'busy', 'busy', 'other'].map(ofUser));

    expect(ended).toEqual(['busy', 'busy', 'other', 'busy', 'busy']);
  });

  it.each([
    { what: 'filters upon filters', inside: filters() },
    { what: 'uses within uses', inside: uses() },
  ])(
    'aborts rendering of $what within seconds, and renders the next drawing (R13)',
    async ({ inside }) => {
      expect(['image_too_complex', 'image_unreadable']).toContain(await outcomeOf(drawing(inside)));
      expect(await outcomeOf(drawing('<rect width="9" height="9"/>'))).toBe('stored');
    },
    60_000,
  );
});

function drawing(inside: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${inside}</svg>`);
}

/** Builds an SVG of a few kilobytes that takes hours of CPU time. */
function filters(): string {
  const filter = `<filter id="f">${'<feGaussianBlur stdDeviation="300"/>'.repeat(200)}</filter>`;
  return filter + '<rect width="2000" height="2000" filter="url(#f)"/>'.repeat(40);
}

function uses(): string {
  const levels = Array.from({ length: 9 }, (_, level) => {
    return `<g id="u${level + 1}">${`<use href="#u${level}"/>`.repeat(10)}</g>`;
  });
  return `<defs><rect id="u0" width="9" height="9"/>${levels.join('')}</defs><use href="#u9"/>`;
}

/** Returns an image with some bytes changed, removed or inserted. */
function damaged(picture: Uint8Array, random: () => number): Uint8Array {
  let bytes = Uint8Array.from(picture);
  const below = (most: number) => Math.floor(random() * most);
  for (let count = 1 + below(4); count > 0; count -= 1) {
    // Half of the damage is in the header, where a size or a length may become false.
    const at = below(random() < 0.5 ? Math.min(bytes.length, 60) : bytes.length);
    const kind = below(3);
    if (kind === 0) bytes[at] = below(256);
    if (kind === 1) bytes = Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(at + 1 + below(8))]);
    if (kind === 2) bytes = Uint8Array.from([...bytes.subarray(0, at), below(256), ...bytes.subarray(at)]);
  }
  return bytes;
}

const pieces = [
  '<rect width="9" height="9"/>',
  '<circle r="1e308"/>',
  '<path d="M0 0L1e9 1e9 -1e9 nan"/>',
  '<use href="#self" id="self"/>',
  '<script>alert(1)</script>',
  '<image href="http://127.0.0.1/x.png"/>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<text font-size="99999">Отрыв</text>',
  '<g transform="scale(1e30) rotate(x)">',
  '</g>',
  '<!-- ',
  ']]>',
  '\u0000',
  '&amp;&#x110000;',
] as const;

function damagedDrawing(random: () => number): Uint8Array {
  const below = (most: number) => Math.floor(random() * most);
  const inside = Array.from({ length: 1 + below(4) }, () => pieces[below(pieces.length)]).join('');
  const bytes = drawing(inside);
  return random() < 0.5 ? bytes : damaged(bytes, random);
}
