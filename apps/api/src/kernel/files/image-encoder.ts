import { Injectable } from '@nestjs/common';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { FairQueue } from './fair-queue.ts';
import {
  ImageHasScript,
  ImageHasTooManyPixels,
  ImageTooBig,
  ImageTooComplex,
  ImageUnreadable,
} from './files.errors.ts';
import { isDangerousSvg, isMarkup } from './svg-dangers.ts';
import { drawSvg } from './svg-drawing.ts';

export const MOST_SIDE = 6_000;
/** Maximum number of pixels, 5000 × 4000: memory for encoding grows with them. */
export const MOST_PIXELS = 20_000_000;
const million = 1_000_000;
const quality = 80;
/** Longer side of a rendered SVG in pixels, and the density in dpi at which it has its intrinsic size. */
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

/** Image in one of its widths, as WebP. */
export interface EncodedImage {
  size: string;
  bytes: Buffer;
}

/** Encodes uploads as images: only pixels rendered by us are stored, and nothing else of the upload. */
@Injectable()
export class ImageEncoder {
  // Encoding an image takes up to 100 MB.
  private readonly queue = new FairQueue();

  /**
   * Returns the image in its own size and in each width that it fills. Throws ImageUnreadable, ImageTooBig,
   * ImageHasScript, ImageHasTooManyPixels, ImageTooComplex at the field.
   */
  async encode(
    bytes: Uint8Array,
    widths: Readonly<Record<string, number>>,
    { field, userId }: { field: string; userId: string },
  ): Promise<EncodedImage[]> {
    // The header of a photo is enough to reject it without queueing.
    const head = isMarkup(bytes) ? null : await headOf(bytes, field);
    return this.queue.add(userId, () => encodeAll({ bytes, head, widths, field }));
  }
}

interface Encoding {
  bytes: Uint8Array;
  /** `null` for a drawing. */
  head: Metadata | null;
  widths: Readonly<Record<string, number>>;
  field: string;
}

async function encodeAll({ bytes, head, widths, field }: Encoding): Promise<EncodedImage[]> {
  const { picture, width } = head ? photo(bytes, head, field) : await drawing(bytes, field);
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

/** Image that is safe to decode, and its displayed width. */
interface Opened {
  picture: Sharp;
  width: number;
}

function photo(bytes: Uint8Array, { width, height, format, orientation = 1 }: Metadata, field: string): Opened {
  if (format === 'svg') throw new ImageUnreadable(field);
  const isTurned = orientation > 4;
  return { picture: sharp(bytes, decoding).autoOrient(), width: isTurned ? height : width };
}

async function drawing(bytes: Uint8Array, field: string): Promise<Opened> {
  if (isDangerousSvg(new TextDecoder().decode(bytes))) throw new ImageHasScript(field);
  const { width, height, format } = await metadataOf(bytes, field);
  if (format !== 'svg') throw new ImageUnreadable(field);
  const side = Math.max(width, height);
  const density = (usualDpi * Math.min(Math.max(side, leastDrawn), mostDrawn)) / side;
  const pixels = await drawn(bytes, Math.min(density, mostDpi), field);
  return { picture: sharp(pixels, decoding), width: (await metadataOf(pixels, field)).width };
}

async function drawn(bytes: Uint8Array, density: number, field: string): Promise<Buffer> {
  const pixels = await drawSvg(bytes, density).catch((error: unknown) => {
    throw new ImageUnreadable(field, error);
  });
  if (pixels === null) throw new ImageTooComplex(field);
  return pixels;
}

const decoding = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;

/**
 * Reads the header of a photo; a drawing with that many pixels is rendered smaller. Throws what `metadataOf` throws,
 * and ImageHasTooManyPixels.
 */
async function headOf(photo: Uint8Array, field: string): Promise<Metadata> {
  const head = await metadataOf(photo, field);
  if (head.width * head.height > MOST_PIXELS) throw new ImageHasTooManyPixels(field, MOST_PIXELS / million);
  return head;
}

/** Reads the header of an image without decoding it. Throws ImageUnreadable, ImageTooBig. */
async function metadataOf(bytes: Uint8Array, field: string): Promise<Metadata> {
  const metadata = await readMetadata(bytes, field);
  if (Math.max(metadata.width, metadata.height) > MOST_SIDE) throw new ImageTooBig(field, MOST_SIDE);
  return metadata;
}

async function readMetadata(bytes: Uint8Array, field: string): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new ImageUnreadable(field, error);
  }
}
