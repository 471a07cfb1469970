import type { OnModuleDestroy } from '@nestjs/common';
import { BucketClient, type BucketSettings, type Patience } from './bucket-client.ts';
import { isFileName, requireFileName } from './file-names.ts';
import type { FileStore } from './file-store.ts';

/**
 * Keeps files as objects of a bucket of S3 or of a compatible store. Writes are atomic.
 *
 * Methods throw FilesUnavailable if the store does not respond, or rejects the key or the bucket.
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
    await this.bucket.put(this.keyOf(name), bytes);
  }

  async read(name: string): Promise<Buffer | null> {
    return isFileName(name) ? this.bucket.get(this.keyOf(name)) : null;
  }

  async listWrittenBefore(moment: Date): Promise<string[]> {
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

  async countBytes(): Promise<number> {
    let sum = 0;
    for await (const objects of this.bucket.list(this.settings.S3_PREFIX))
      for (const { Size = 0 } of objects) sum += Size;
    return sum;
  }

  async remove(name: string): Promise<void> {
    if (isFileName(name)) await this.bucket.remove(this.keyOf(name));
  }

  async onModuleDestroy(): Promise<void> {
    await this.bucket.close();
  }

  private keyOf(name: string): string {
    return `${this.settings.S3_PREFIX}${name}`;
  }
}
