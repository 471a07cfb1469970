import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UploadedFile } from '@otryv/contract';
import { Limits } from '../limits/limits.ts';
import { FileStore } from './file-store.ts';
import { FileTooLarge } from './files.errors.ts';
import { picturesOfUser } from './files.limits.ts';
import { ImageEncoder } from './image-encoder.ts';

/** Stored image: its files are `{baseName}-{size}.webp`. */
export interface StoredImage {
  baseName: string;
  sizes: string[];
}

/** Limits of an upload, and the widths generated from it. */
export interface ImageKind {
  name: string;
  mostBytes: number;
  widths: Readonly<Record<string, number>>;
}

/** Owner and sender of an upload. */
export interface Upload {
  /** E.g. `organizer-os`. */
  owner: string;
  /** Form field. */
  field: string;
  userId: string;
}

const kilobyte = 1024;
const hashLength = 16;

/** Images uploaded by users. */
@Injectable()
export class Images {
  constructor(
    private readonly store: FileStore,
    private readonly encoder: ImageEncoder,
    private readonly limits: Limits,
  ) {}

  /**
   * Stores an upload for its owner. Throws TooManyAttempts, and FileTooLarge, ImageUnreadable, ImageTooBig,
   * ImageHasTooManyPixels, ImageHasScript, ImageTooComplex at the form field.
   */
  async save(file: UploadedFile, kind: ImageKind, { owner, field, userId }: Upload): Promise<StoredImage> {
    if (file.bytes.length > kind.mostBytes) throw new FileTooLarge(field, sizeText(kind.mostBytes));
    await this.limits.count(picturesOfUser, userId);
    const encoded = await this.encoder.encode(file.bytes, kind.widths, { field, userId });
    const hash = createHash('sha256').update(file.bytes).digest('hex').slice(0, hashLength);
    const image = { baseName: `${owner}-${kind.name}-${hash}`, sizes: encoded.map(({ size }) => size) };
    for (const { size, bytes } of encoded) await this.store.write(fileName(image, size), bytes);
    return image;
  }

  /** Removes the files of an image, unless its replacement has the same ones. */
  async remove(image: StoredImage | null, kept: StoredImage | null = null): Promise<void> {
    if (image === null || image.baseName === kept?.baseName) return;
    for (const name of fileNamesOf(image)) await this.store.remove(name);
  }
}

/** Returns the addresses of an image by size; `null` without one. */
export function imageUrlsOf(image: StoredImage | null): Record<string, string> | null {
  return image && Object.fromEntries(image.sizes.map((size) => [size, `/files/${fileName(image, size)}`]));
}

export function fileNamesOf(image: StoredImage): string[] {
  return image.sizes.map((size) => fileName(image, size));
}

function fileName({ baseName }: StoredImage, size: string): string {
  return `${baseName}-${size.toLowerCase()}.webp`;
}

function sizeText(bytes: number): string {
  const kilobytes = bytes / kilobyte;
  return kilobytes < kilobyte ? `${kilobytes} КБ` : `${kilobytes / kilobyte} МБ`;
}
