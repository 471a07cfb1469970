import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { ImageHasScript, ImageTooBig, ImageTooComplex, ImageUnreadable } from './files.errors.ts';
import { isDangerousSvg, isMarkup } from './svg-dangers.ts';
import { drawSvg } from './svg-drawing.ts';

export const MOST_SIDE = 6_000;
const quality = 80;
/** The longer side of a rendered SVG in pixels, and the density in dpi at which it has its own size. */
const leastDrawn = 512;
const mostDrawn = 2_560;
const usualDpi = 72;
const mostDpi = 2_400;

// libvips opens nothing else, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);

/** An image in one of its widths, as WebP. */
export interface EncodedImage {
  size: string;
  bytes: Buffer;
}

/** Makes pictures of uploads: what is stored was drawn by us, pixel by pixel, and nothing else of the upload is kept. */
@Injectable()
export class ImageEncoder {
  // A picture takes up to 150 MB while it is encoded.
  private readonly queue = new PQueue({ concurrency: 1 });

  /**
   * The picture as it is, and in each of the widths that it fills. Throws ImageUnreadable, ImageTooBig, ImageHasScript,
   * ImageTooComplex at the field.
   */
  encode(bytes: Uint8Array, widths: Readonly<Record<string, number>>, field: string): Promise<EncodedImage[]> {
    return this.queue.add(() => encodeAll(bytes, widths, field));
  }
}

async function encodeAll(
  bytes: Uint8Array,
  widths: Readonly<Record<string, number>>,
  field: string,
): Promise<EncodedImage[]> {
  const { picture, width } = await opened(bytes, field);
  const sizes = [['original', width] as const, ...Object.entries(widths).filter(([, each]) => each <= width)];
  const encoded: EncodedImage[] = [];
  for (const [size, each] of sizes) {
    try {
      const resized = picture.clone().resize({ width: each, withoutEnlargement: true });
      encoded.push({ size, bytes: await resized.webp({ quality }).toBuffer() });
    } catch (error) {
      throw new ImageUnreadable(field, error);
    }
  }
  return encoded;
}

/** A picture that is safe to decode, and its width as it is seen. */
async function opened(bytes: Uint8Array, field: string): Promise<{ picture: Sharp; width: number }> {
  const isDrawing = isMarkup(bytes);
  if (isDrawing && isDangerousSvg(new TextDecoder().decode(bytes))) throw new ImageHasScript(field);
  const { width, height, format, orientation = 1 } = await metadataOf(bytes, field);
  if ((format === 'svg') !== isDrawing) throw new ImageUnreadable(field);
  if (Math.max(width, height) > MOST_SIDE) throw new ImageTooBig(field, MOST_SIDE);
  if (!isDrawing) {
    const isTurned = orientation > 4;
    return { picture: sharp(bytes, decoding).autoOrient(), width: isTurned ? height : width };
  }
  const side = Math.max(width, height);
  const density = (usualDpi * Math.min(Math.max(side, leastDrawn), mostDrawn)) / side;
  const drawing = await drawn(bytes, Math.min(density, mostDpi), field);
  return { picture: sharp(drawing, decoding), width: (await metadataOf(drawing, field)).width };
}

async function drawn(bytes: Uint8Array, density: number, field: string): Promise<Buffer> {
  const drawing = await drawSvg(bytes, density).catch((error: unknown) => {
    throw new ImageUnreadable(field, error);
  });
  if (drawing === null) throw new ImageTooComplex(field);
  return drawing;
}

const decoding = { limitInputPixels: MOST_SIDE ** 2, failOn: 'error' } as const;

async function metadataOf(bytes: Uint8Array, field: string): Promise<Metadata> {
  try {
    // Reads the head only: a bomb is not unpacked.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new ImageUnreadable(field, error);
  }
}
