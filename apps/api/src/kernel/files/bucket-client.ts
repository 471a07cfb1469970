import { Readable } from 'node:stream';
import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { ExponentialBackoff, handleWhen, type RetryPolicy, retry } from 'cockatiel';
import type { Config } from '../../config.ts';
import { readLimited } from '../http/bytes/read-limited.ts';
import { secondMs } from '../time-units.ts';
import { FilesUnavailable } from './files.errors.ts';

type Sdk = typeof import('@aws-sdk/client-s3');
type Client = InstanceType<Sdk['S3Client']>;
export type BucketSettings = Pick<Config, Extract<keyof Config, `S3_${string}`>>;

/** Timeouts for the store. */
export interface Patience {
  connectMs: number;
  /** Timeout of one request, including its body. */
  requestMs: number;
  /** Delay before the first retry; doubles each time. */
  waitMs: number;
}

const connectMs = 3 * secondMs;
const requestMs = 15 * secondMs;
const waitMs = 200;
const repeats = 2;
/** Maximum size of one response. */
const mostBytes = 64 * 1024 * 1024;
const [tooMany, serverFault] = [429, 500];

interface Opened {
  sdk: Sdk;
  client: Client;
}

interface ListPart {
  Prefix: string;
  ContinuationToken?: string | undefined;
  MaxKeys?: number;
}

export type Work<Found> = (opened: Opened, signal: AbortSignal) => Promise<Found>;

/**
 * Client for a bucket of S3 or of a compatible store.
 *
 * Methods throw FilesUnavailable if the store does not respond, or rejects the key or the bucket.
 */
export class BucketClient {
  private readonly logger = new Logger(BucketClient.name);
  private readonly retry: RetryPolicy;
  private opened: Promise<Opened> | null = null;

  constructor(
    private readonly settings: BucketSettings,
    readonly bucket: string | undefined,
    private readonly patience: Patience = { connectMs, requestMs, waitMs },
  ) {
    this.retry = retry(handleWhen(isPassing), {
      maxAttempts: repeats,
      backoff: new ExponentialBackoff({ initialDelay: patience.waitMs }),
    });
  }

  async put(name: string, bytes: Buffer | string): Promise<void> {
    await this.call(({ sdk, client }, abortSignal) =>
      client.send(new sdk.PutObjectCommand({ ...this.object(name), Body: bytes }), { abortSignal }),
    );
  }

  /** Returns the bytes of an object, or a range of them in HTTP syntax; `null` for none. */
  get(name: string, Range?: string): Promise<Buffer | null> {
    return this.call(async ({ sdk, client }, abortSignal) => {
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ ...this.object(name), Range }), { abortSignal });
        if (!(Body instanceof Readable)) throw new Error('The object has no body.');
        return await readLimited(Body, mostBytes);
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    });
  }

  async remove(name: string): Promise<void> {
    await this.call(({ sdk, client }, abortSignal) =>
      client.send(new sdk.DeleteObjectCommand(this.object(name)), { abortSignal }),
    );
  }

  object(name: string): { Bucket: string | undefined; Key: string } {
    return { Bucket: this.bucket, Key: name };
  }

  /** Yields the objects under a prefix, one page at a time. */
  async *list(prefix: string): AsyncGenerator<NonNullable<ListObjectsV2CommandOutput['Contents']>> {
    let next: string | undefined;
    do {
      const part = { Prefix: prefix, ContinuationToken: next };
      const page = await this.call((opened, signal) => this.page(opened, signal, part));
      yield page.Contents ?? [];
      next = page.NextContinuationToken;
    } while (next);
  }

  /** Requests the first name in the bucket, and stores nothing. Throws FilesUnavailable. */
  async check(prefix: string): Promise<void> {
    await this.attempt((opened, signal) => this.page(opened, signal, { Prefix: prefix, MaxKeys: 1 }));
  }

  async close(): Promise<void> {
    (await this.opened)?.client.destroy();
  }

  async call<Found>(work: Work<Found>): Promise<Found> {
    try {
      return await this.attempt(work);
    } catch (error) {
      const reason = error instanceof FilesUnavailable ? error.reason : null;
      this.logger.warn({ reason }, 'The object store does not do what it is asked for');
      throw error;
    }
  }

  private async page({ sdk, client }: Opened, abortSignal: AbortSignal, part: ListPart) {
    const page = await client.send(new sdk.ListObjectsV2Command({ Bucket: this.bucket, ...part }), { abortSignal });
    // The client treats any web server's response as an empty list.
    if (page.Name === undefined || page.IsTruncated === undefined) throw new NoList(page.$metadata);
    return page;
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

  /** Loads the client with the first call: an installation with a folder never loads it. */
  private async open(): Promise<Opened> {
    const { S3_ENDPOINT, S3_REGION, S3_FORCE_PATH_STYLE, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = this.settings;
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
      region: S3_REGION,
      forcePathStyle: S3_FORCE_PATH_STYLE,
      credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
      // Retries are done by this class, which also retries a truncated body.
      maxAttempts: 1,
      requestHandler: { connectionTimeout: this.patience.connectMs },
      // The signature covers the bytes; stores other than Amazon's do not support its checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { sdk, client };
  }
}

class NoList extends Error {
  override name = 'NoList';

  constructor(readonly $metadata: object) {
    super('the answer is no list of a bucket');
  }
}

/** Whether the same request may succeed a moment later. */
function isPassing(error: unknown): boolean {
  const { status } = new FilesUnavailable(error);
  return status === null || status === tooMany || status >= serverFault;
}
