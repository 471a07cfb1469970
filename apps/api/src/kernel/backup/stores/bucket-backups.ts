import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OnModuleDestroy } from '@nestjs/common';
import PQueue from 'p-queue';
import type { Config } from '../../../config.ts';
import { machineTime } from '../../clock.ts';
import { BucketClient, type BucketSettings, type Patience } from '../../files/bucket-client.ts';
import { FilesUnavailable } from '../../files/files.errors.ts';
import { BackupProblem } from '../export/backup-problem.ts';
import type { BackupStore } from './backup-store.ts';
import { readNameOfBackup, type StoredBackup } from './kept-backups.ts';

type Settings = BucketSettings & Pick<Config, 'BACKUP_BUCKET' | 'BACKUP_FOLDER'>;

/** Part of an object being uploaded: its range and its number. */
interface Piece {
  from: number;
  length: number;
  number: number;
}

const backups = 'otryv-';
const erasures = 'erasures/';
const drafts = 'otryv-draft-';
/** Size uploadable within one request timeout; up to ten thousand parts make an object. */
const pieceBytes = 8 * 1024 * 1024;
const atATime = 8;
const forbidden = 403;
const ownFolder = 0o700;

/**
 * Keeps backups as objects of BACKUP_BUCKET. Each addition to the list of erasures becomes a new object: no process
 * overwrites another's data, and the store needs no conditional writes.
 *
 * Files are written and read in BACKUP_FOLDER, or in the system's temporary folder.
 */
export class BucketBackups implements BackupStore, OnModuleDestroy {
  readonly place: string;
  private readonly bucket: BucketClient;
  private readonly folder: string;

  constructor(settings: Settings, patience?: Patience) {
    this.bucket = new BucketClient(settings, settings.BACKUP_BUCKET, patience);
    this.place = `s3://${settings.BACKUP_BUCKET}`;
    this.folder = settings.BACKUP_FOLDER ?? tmpdir();
  }

  async list(): Promise<StoredBackup[]> {
    const found: StoredBackup[] = [];
    for await (const objects of this.bucket.list(backups)) {
      for (const { Key = '', Size: bytes = 0 } of objects) {
        const known = readNameOfBackup(Key);
        if (known) found.push({ ...known, bytes });
      }
    }
    return found;
  }

  async put(name: string, write: (path: string) => Promise<void>): Promise<void> {
    await this.withDraft(name, async (path) => {
      await write(path);
      await this.upload(name, path);
    });
  }

  async use<T>(name: string, work: (path: string) => Promise<T>): Promise<T> {
    return this.withDraft(name, async (path) => {
      await this.download(name, path);
      return work(path);
    });
  }

  /** Renames with a server-side copy. */
  async rename(from: string, to: string): Promise<void> {
    const CopySource = `${this.bucket.bucket}/${from}`;
    const size = await this.sizeOf(from);
    await this.inPieces(to, size, (piece, UploadId) =>
      this.bucket.call(async ({ sdk, client }, abortSignal) => {
        // A range of a small object is rejected.
        const CopySourceRange = size > pieceBytes ? rangeOf(piece) : undefined;
        const part = { ...this.bucket.object(to), UploadId, PartNumber: piece.number, CopySource, CopySourceRange };
        const { CopyPartResult } = await client.send(new sdk.UploadPartCopyCommand(part), { abortSignal });
        return CopyPartResult?.ETag;
      }),
    );
    await this.remove(from);
  }

  async remove(name: string): Promise<void> {
    await this.bucket.remove(name);
  }

  async tidy(): Promise<void> {
    for (const { Key = '', UploadId } of await this.unfinished())
      if (readNameOfBackup(Key)) await this.abort(Key, UploadId);
    // The temporary folder is shared.
    if (this.folder === tmpdir()) return;
    for (const name of await readdir(await this.drafts()))
      if (name.startsWith(drafts)) await rm(join(this.folder, name), { recursive: true });
  }

  /** Returns the free space of the disk that backups are made on. */
  async getFreeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(await this.drafts());
    return bavail * bsize;
  }

  async addErasures(lines: readonly string[]): Promise<void> {
    const moment = machineTime().toISOString().replaceAll(':', '-');
    await this.bucket.put(`${erasures}${moment}-${randomUUID()}.jsonl`, `${lines.join('\n')}\n`);
  }

  async listErasures(): Promise<string[]> {
    const names: string[] = [];
    for await (const objects of this.bucket.list(erasures)) names.push(...objects.map(({ Key = '' }) => Key));
    const queue = new PQueue({ concurrency: atATime });
    const texts = await queue.addAll(names.map((name) => async () => String(await this.bytesOf(name))));
    return texts.flatMap((text) => text.split('\n')).filter((line) => line !== '');
  }

  async onModuleDestroy(): Promise<void> {
    await this.bucket.close();
  }

  private async upload(name: string, path: string): Promise<void> {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      await this.inPieces(name, size, async ({ from, length, number }, UploadId) => {
        const { buffer } = await file.read(Buffer.alloc(length), 0, length, from);
        const part = { ...this.bucket.object(name), UploadId, PartNumber: number, Body: buffer };
        return this.bucket.call(async ({ sdk, client }, abortSignal) => {
          const { ETag } = await client.send(new sdk.UploadPartCommand(part), { abortSignal });
          return ETag;
        });
      });
    } finally {
      await file.close();
    }
  }

  private async download(name: string, path: string): Promise<void> {
    const size = await this.sizeOf(name);
    const file = await open(path, 'wx', 0o600);
    try {
      for (const piece of piecesOf(size)) await file.appendFile(await this.bytesOf(name, rangeOf(piece)));
    } finally {
      await file.close();
    }
  }

  private async bytesOf(name: string, range?: string): Promise<Buffer> {
    const bytes = await this.bucket.get(name, range);
    if (bytes === null) throw new BackupProblem(`${name} is not in ${this.place}.`);
    return bytes;
  }

  /** Uploads an object in parts, each sent by `work`: it appears with the last step, or not at all. */
  private async inPieces(
    name: string,
    size: number,
    work: (piece: Piece, uploadId: string | undefined) => Promise<string | undefined>,
  ): Promise<void> {
    const object = this.bucket.object(name);
    const { UploadId } = await this.bucket.call(({ sdk, client }, abortSignal) =>
      client.send(new sdk.CreateMultipartUploadCommand(object), { abortSignal }),
    );
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for (const piece of piecesOf(size)) Parts.push({ PartNumber: piece.number, ETag: await work(piece, UploadId) });
      await this.bucket.call(({ sdk, client }, abortSignal) =>
        client.send(new sdk.CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }), {
          abortSignal,
        }),
      );
    } catch (error) {
      await this.abort(name, UploadId).catch(() => undefined);
      throw error;
    }
  }

  private async unfinished() {
    const { bucket: Bucket } = this.bucket;
    try {
      const { Uploads = [] } = await this.bucket.call(({ sdk, client }, abortSignal) =>
        client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: backups }), { abortSignal }),
      );
      return Uploads;
    } catch (error) {
      // Few keys have this permission; otherwise a bucket rule removes them.
      if (error instanceof FilesUnavailable && error.status === forbidden) return [];
      throw error;
    }
  }

  private async abort(name: string, UploadId: string | undefined): Promise<void> {
    await this.bucket.call(({ sdk, client }, abortSignal) =>
      client.send(new sdk.AbortMultipartUploadCommand({ ...this.bucket.object(name), UploadId }), { abortSignal }),
    );
  }

  private async sizeOf(name: string): Promise<number> {
    const found = (await this.list()).find((one) => one.name === name);
    if (!found) throw new BackupProblem(`${name} is not in ${this.place}.`);
    return found.bytes;
  }

  private async withDraft<T>(name: string, work: (path: string) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(join(await this.drafts(), drafts));
    try {
      return await work(join(folder, name));
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  private async drafts(): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: ownFolder });
    return this.folder;
  }
}

function piecesOf(size: number): Piece[] {
  return Array.from({ length: Math.ceil(size / pieceBytes) }, (_, index) => ({
    from: index * pieceBytes,
    length: Math.min(pieceBytes, size - index * pieceBytes),
    number: index + 1,
  }));
}

function rangeOf({ from, length }: Piece): string {
  return `bytes=${from}-${from + length - 1}`;
}
