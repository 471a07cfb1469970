import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { fake } from '../../testing/fake.ts';
import { DomainError } from '../errors/domain-error.ts';
import { Limits } from '../limits/limits.ts';
import { FolderStore } from './folder-store.ts';
import { ImageEncoder } from './image-encoder.ts';
import { logoKind, posterKind } from './image-kinds.ts';
import { Images, imageUrlsOf } from './images.ts';
import { serveFiles } from './serve-files.ts';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0ffee' }, limitInputPixels: false });
const upload = (bytes: Uint8Array, type = 'image/png') => ({ name: 'picture', type, bytes });
const svg = (inside: string, head = '') =>
  Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="32">${inside}</svg>`,
  );
const plainSvg = svg('<defs><linearGradient id="g"/></defs><rect width="64" height="32" fill="url(#g)"/>');

describe('uploaded images', () => {
  let folder: string;
  let store: FolderStore;
  let images: Images;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'otryv-files-'));
    store = new FolderStore({ FILES_FOLDER: folder });
    images = new Images(store, new ImageEncoder(), fake(Limits, { count: async () => undefined }));
  });

  const save = (bytes: Uint8Array, kind = posterKind) =>
    images.save(upload(bytes), kind, { owner: 'organizer-os', field: 'posterFile', userId: 'owner' });
  const read = async (name: string) => (await store.read(name)) ?? Buffer.alloc(0);

  it('are stored as WebP in the widths that they fill, and in their own size', async () => {
    const image = await save(await canvas(2000, 1000).jpeg().toBuffer());

    expect(image.sizes).toEqual(['original', 'small', 'medium', 'large']);
    const widths = [];
    for (const size of image.sizes) {
      const { format, width } = await sharp(await read(`${image.baseName}-${size}.webp`)).metadata();
      widths.push([format, width]);
    }
    expect(widths).toEqual([
      ['webp', 2000],
      ['webp', 720],
      ['webp', 1366],
      ['webp', 1920],
    ]);
  });

  it("keep only the upload's pixels, upright: no location", async () => {
    const taken = await canvas(300, 100)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    const image = await save(taken);

    const { width, height, exif, orientation } = await sharp(await read(`${image.baseName}-original.webp`)).metadata();
    expect([width, height, exif, orientation]).toEqual([100, 300, undefined, undefined]);
  });

  it('accept a drawing and store its pixels, large enough to view', async () => {
    const image = await save(plainSvg, logoKind);

    const { format, width, height } = await sharp(await read(`${image.baseName}-original.webp`)).metadata();
    expect([image.sizes, format, width, height]).toEqual([['original'], 'webp', 512, 256]);
  });

  it('accept a drawing with more pixels than a photo may have, and render it smaller', async () => {
    const huge =
      '<svg xmlns="http://www.w3.org/2000/svg" width="5900" height="5900"><rect width="9" height="9"/></svg>';

    expect((await save(Buffer.from(huge), logoKind)).sizes).toEqual(['original']);
  });

  it('accept a large drawing in its own size', async () => {
    const large =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="500"><rect width="9" height="9"/></svg>';

    expect((await save(Buffer.from(large))).sizes).toEqual(['original', 'small', 'medium']);
  });

  it.each([
    { what: 'a script', bytes: svg('<script>alert(1)</script>') },
    { what: 'a script of another prefix', bytes: svg('<svg:script>alert(1)</svg:script>') },
    { what: 'a handler', bytes: svg('<rect onload = "alert(1)"/>') },
    { what: 'a page within', bytes: svg('<foreignObject><p/></foreignObject>') },
    { what: 'a link out', bytes: svg('<image xlink:href="https://evil.example/x.png"/>') },
    { what: 'a file of the server', bytes: svg('<image href="file:///etc/passwd"/>') },
    { what: 'a script as a link', bytes: svg('<a href="javascript:alert(1)"/>') },
    { what: 'a style of another place', bytes: svg('<style>rect{fill:url(https://evil.example)}</style>') },
    { what: 'entities', bytes: svg('&lol;', '<!DOCTYPE svg [<!ENTITY lol "lol">]>') },
  ])('reject a drawing with $what with a message (R13)', async ({ bytes }) => {
    const error = await errorOf(() => save(bytes));

    expect([error.code, error.fields?.posterFile]).toEqual(['image_has_script', expect.stringContaining('Сохраните')]);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    { what: 'a program', bytes: Buffer.from('MZ\u0000\u0001') },
    { what: 'a page', bytes: Buffer.from('<!doctype html><p>') },
    { what: 'a packed drawing', bytes: gzipSync(plainSvg) },
    { what: 'nothing', bytes: Buffer.alloc(0) },
  ])('reject $what, whatever its name', async ({ bytes }) => {
    expect((await errorOf(() => save(bytes))).code).toBe('image_unreadable');
  });

  it('reject formats outside the allowlist, though the library could read them', async () => {
    const { code } = await errorOf(async () => save(await canvas(10, 10).gif().toBuffer()));

    expect(code).toBe('image_unreadable');
  });

  it('reject a truncated image', async () => {
    const whole = await canvas(600, 600).png().toBuffer();

    expect((await errorOf(() => save(whole.subarray(0, whole.length - 40)))).code).toBe('image_unreadable');
  });

  it('reject 20,000 px on a side before decoding a pixel', async () => {
    const bomb = await canvas(20_000, 20_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(posterKind.mostBytes);

    const { code, message } = await errorOf(() => save(bomb));

    expect([code, message]).toEqual(['image_too_big', expect.stringContaining('6000')]);
  }, 30_000);

  it.each([
    { width: 5_000, height: 4_000, code: 'stored' },
    { width: 5_000, height: 4_001, code: 'image_too_many_pixels' },
    { width: 6_000, height: 3_334, code: 'image_too_many_pixels' },
  ])('with $width × $height px are $code, before a pixel is decoded', async ({ width, height, code }) => {
    const whole = await canvas(width, height).png({ compressionLevel: 9 }).toBuffer();
    // The header of a rejected file is enough: the rest is damaged.
    const bytes = code === 'stored' ? whole : whole.subarray(0, whole.length / 2);

    const outcome = await save(bytes, logoKind).then(
      () => 'stored',
      (error: DomainError) => error.code,
    );
    expect(outcome).toBe(code);
  });

  it('reject a drawing that claims to be as wide', async () => {
    const wide = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="1"/>');

    expect((await errorOf(() => save(wide))).code).toBe('image_too_big');
  });

  it('reject a file over its limit, naming it', async () => {
    const error = await errorOf(() =>
      images.save(upload(Buffer.alloc(102_401)), logoKind, { owner: 'o', field: 'logoFile', userId: 'owner' }),
    );

    expect([error.code, error.fields?.logoFile]).toEqual(['file_too_large', expect.stringContaining('100 КБ')]);
  });

  it('are removed when replaced, and stay when unchanged', async () => {
    const first = await save(plainSvg, logoKind);
    const again = await save(plainSvg, logoKind);
    await images.remove(first, again);
    expect(await readdir(folder)).toHaveLength(1);

    const other = await save(await canvas(50, 50).png().toBuffer(), logoKind);
    await images.remove(first, other);

    expect(await readdir(folder)).toEqual([`${other.baseName}-original.webp`]);
  });

  it('are served for a year, and only as images', async () => {
    const image = await save(plainSvg, logoKind);
    const fastify = Fastify();
    serveFiles(fastify, store);

    const { statusCode, headers } = await fastify.inject(imageUrlsOf(image)?.original ?? '');

    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each(['../../etc/passwd', '..%2F..%2Fetc%2Fpasswd', '%2e%2e%2fconfig.ts', 'a.webp%00', '.hidden.webp'])(
    'are served only from their folder: not %s',
    async (name) => {
      expect(await store.read(decodeURIComponent(name))).toBeNull();
    },
  );
});

async function errorOf(work: () => Promise<unknown>): Promise<DomainError> {
  const error = await work().then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof DomainError) return error;
  throw new Error(`It was not refused: ${String(error)}`);
}
