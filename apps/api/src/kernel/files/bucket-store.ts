import { Readable } from 'node:stream';
import { Logger, type OnModuleDestroy } from '@nestjs/common';
import { ExponentialBackoff, handleWhen, type RetryPolicy, retry } from 'cockatiel';
import type { Config } from '../../config.ts';
import { readLimited } from '../http/read-limited.ts';
import { secondMs } from '../time-units.ts';
import { isFileName, requireFileName } from './file-names.ts';
import type { FileStore } from './file-store.ts';
import { FilesUnavailable } from './files.errors.ts';

type Sdk = typeof import('@aws-sdk/client-s3');
type Client = InstanceType<Sdk['S3Client']>;
export type BucketSettings = Pick<Config, Extract<keyof Config, `S3_${string}`>>;

/** How long the store may take. */
export interface Patience {
  connectMs: number;
  /** Of one request, its body included. */
  requestMs: number;
  /** Before the first repeat; the next wait is twice as long. */
  waitMs: number;
}

const connectMs = 3 * secondMs;
const requestMs = 15 * secondMs;
const waitMs = 200;
const repeats = 2;
const mostBytes = 64 * 1024 * 1024;
const [tooMany, serverFault] = [429, 500];

interface Opened {
  sdk: Sdk;
  client: Client;
}

type Work<Found> = (opened: Opened, signal: AbortSignal) => Promise<Found>;

/**
 * Keeps files as objects of a bucket of S3, or of a store that speaks as S3 does. An object appears whole or not at all.
 *
 * Methods throw FilesUnavailable where the store does not answer, or refuses the key or the bucket.
 */
export class BucketStore implements FileStore, OnModuleDestroy {
  private readonly logger = new Logger(BucketStore.name);
  private readonly retry: RetryPolicy;
  private opened: Promise<Opened> | null = null;

  constructor(
    private readonly settings: BucketSettings,
    private readonly patience: Patience = { connectMs, requestMs, waitMs },
  ) {
    this.retry = retry(handleWhen(isPassing), {
      maxAttempts: repeats,
      backoff: new ExponentialBackoff({ initialDelay: patience.waitMs }),
    });
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    requireFileName(name);
    await this.call(({ sdk, client }, abortSignal) =>
      client.send(new sdk.PutObjectCommand({ ...this.object(name), Body: bytes }), { abortSignal }),
    );
  }

  async read(name: string): Promise<Buffer | null> {
    if (!isFileName(name)) return null;
    return this.call(async ({ sdk, client }, abortSignal) => {
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(this.object(name)), { abortSignal });
        if (!(Body instanceof Readable)) return Buffer.alloc(0);
        return await readLimited(Body, mostBytes);
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    });
  }

  async writtenBefore(moment: Date): Promise<string[]> {
    const { S3_BUCKET, S3_PREFIX } = this.settings;
    const names: string[] = [];
    let next: string | undefined;
    do {
      const page = await this.call(({ sdk, client }, abortSignal) =>
        client.send(new sdk.ListObjectsV2Command({ Bucket: S3_BUCKET, Prefix: S3_PREFIX, ContinuationToken: next }), {
          abortSignal,
        }),
      );
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const name = Key.slice(S3_PREFIX.length);
        if (isFileName(name) && LastModified && LastModified < moment) names.push(name);
      }
      next = page.NextContinuationToken;
    } while (next);
    return names;
  }

  async remove(name: string): Promise<void> {
    if (!isFileName(name)) return;
    await this.call(({ sdk, client }, abortSignal) =>
      client.send(new sdk.DeleteObjectCommand(this.object(name)), { abortSignal }),
    );
  }

  /** Asks for the first name in the bucket, and stores nothing. Throws FilesUnavailable. */
  async check(): Promise<void> {
    const { S3_BUCKET, S3_PREFIX } = this.settings;
    await this.attempt(({ sdk, client }, abortSignal) =>
      client.send(new sdk.ListObjectsV2Command({ Bucket: S3_BUCKET, Prefix: S3_PREFIX, MaxKeys: 1 }), { abortSignal }),
    );
  }

  async onModuleDestroy(): Promise<void> {
    (await this.opened)?.client.destroy();
  }

  private object(name: string) {
    return { Bucket: this.settings.S3_BUCKET, Key: `${this.settings.S3_PREFIX}${name}` };
  }

  private async call<Found>(work: Work<Found>): Promise<Found> {
    try {
      return await this.attempt(work);
    } catch (error) {
      const reason = error instanceof FilesUnavailable ? error.reason : null;
      this.logger.warn({ reason }, 'The object store does not do what it is asked for');
      throw error;
    }
  }

  private async attempt<Found>(work: Work<Found>): Promise<Found> {
    this.opened ??= this.open();
    const opened = await this.opened;
    try {
      return await this.retry.execute(() => work(opened, AbortSignal.timeout(this.patience.requestMs)));
    } catch (error) {
      throw new FilesUnavailable(error);
    }
  }

  /** Loaded with the first call: an installation with a folder holds nothing of it. */
  private async open(): Promise<Opened> {
    const { S3_ENDPOINT, S3_REGION, S3_FORCE_PATH_STYLE, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = this.settings;
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
      region: S3_REGION,
      forcePathStyle: S3_FORCE_PATH_STYLE,
      credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
      // Repeats are of this class, which repeats a body that was cut off as well.
      maxAttempts: 1,
      requestHandler: { connectionTimeout: this.patience.connectMs },
      // The signature covers the bytes; other stores than Amazon's do not know its checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { sdk, client };
  }
}

/** Whether the same request may succeed a moment later. */
function isPassing(error: unknown): boolean {
  const { status } = new FilesUnavailable(error);
  return status === null || status === tooMany || status >= serverFault;
}
