import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { ImageHasScript, ImageTooBig, ImageUnreadable } from './files.errors.ts';
import { isDangerousSvg, isMarkup } from './svg-dangers.ts';

export const MOST_SIDE = 6_000;
const quality = 80;
/** The minimum width of a rendered SVG in pixels, and the density in dpi at which it has its own width. */
const drawnWidth = 512;
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
   * The picture as it is, and in each of the widths that it fills. Throws ImageUnreadable, ImageTooBig, ImageHasScript
   * at the field.
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
  const density = Math.min(Math.max((usualDpi * drawnWidth) / Math.max(width, height), usualDpi), mostDpi);
  const picture = sharp(bytes, { ...decoding, density });
  return { picture, width: Math.round((width * density) / usualDpi) };
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
