import { Readable } from 'node:stream';
import type { OnModuleDestroy } from '@nestjs/common';
import { readLimited } from '../http/read-limited.ts';
import { BucketClient, type BucketSettings, type Patience } from './bucket-client.ts';
import { isFileName, requireFileName } from './file-names.ts';
import type { FileStore } from './file-store.ts';

const mostBytes = 64 * 1024 * 1024;

/**
 * Keeps files as objects of a bucket of S3, or of a store that speaks as S3 does. An object appears whole or not at all.
 *
 * Methods throw FilesUnavailable where the store does not answer, or refuses the key or the bucket.
 */
export class BucketStore implements FileStore, OnModuleDestroy {
  private readonly bucket: BucketClient;

  constructor(
    private readonly settings: BucketSettings,
    patience?: Patience,
  ) {
    this.bucket = new BucketClient(settings, settings.S3_BUCKET, patience);
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    requireFileName(name);
    await this.bucket.call(({ sdk, client }, abortSignal) =>
      client.send(new sdk.PutObjectCommand({ ...this.object(name), Body: bytes }), { abortSignal }),
    );
  }

  async read(name: string): Promise<Buffer | null> {
    if (!isFileName(name)) return null;
    return this.bucket.call(async ({ sdk, client }, abortSignal) => {
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(this.object(name)), { abortSignal });
        if (!(Body instanceof Readable)) throw new Error('The object has no body.');
        return await readLimited(Body, mostBytes);
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    });
  }

  async writtenBefore(moment: Date): Promise<string[]> {
    const { S3_PREFIX } = this.settings;
    const names: string[] = [];
    for await (const objects of this.bucket.list(S3_PREFIX)) {
      for (const { Key = '', LastModified } of objects) {
        const name = Key.slice(S3_PREFIX.length);
        if (isFileName(name) && LastModified && LastModified < moment) names.push(name);
      }
    }
    return names;
  }

  async bytes(): Promise<number> {
    let sum = 0;
    for await (const objects of this.bucket.list(this.settings.S3_PREFIX))
      for (const { Size = 0 } of objects) sum += Size;
    return sum;
  }

  async remove(name: string): Promise<void> {
    if (!isFileName(name)) return;
    await this.bucket.call(({ sdk, client }, abortSignal) =>
      client.send(new sdk.DeleteObjectCommand(this.object(name)), { abortSignal }),
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.bucket.close();
  }

  private object(name: string) {
    return { Bucket: this.bucket.bucket, Key: `${this.settings.S3_PREFIX}${name}` };
  }
}
