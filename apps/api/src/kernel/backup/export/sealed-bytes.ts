import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { keyIdOf } from '../../crypto/keyring.ts';
import { BackupProblem } from './backup-problem.ts';
import { damaged } from './byte-frames.ts';
import { ByteReader } from './byte-reader.ts';

/*
 * A sealed file contains its mark, the id of the key, a salt, and frames of AES-256-GCM. The salt derives a new key for each file, so
 * the nonce of a frame is its number. The nonce also marks the last frame, and each frame authenticates the bytes before the first
 * one: a file that was cut off, reordered, lengthened or joined of two does not open.
 */
const mark = Buffer.from('otryv-sealed-1\n');
const algorithm = 'aes-256-gcm';
const idLength = 8;
const saltLength = 32;
const headLength = mark.length + idLength + saltLength;
const frameLength = 1024 * 1024;
const nonceLength = 12;
const tagLength = 16;

/** Number of leading bytes that `isSealed` needs. */
export const markLength = mark.length;

/** Whether a file that starts with these bytes is sealed. */
export function isSealed(beginning: Uint8Array): boolean {
  return mark.equals(beginning.subarray(0, markLength));
}

export async function* sealBytes(bytes: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Buffer> {
  const head = Buffer.concat([mark, Buffer.from(keyIdOf(key)), randomBytes(saltLength)]);
  const fileKey = fileKeyOf(key, head);
  yield head;
  for await (const { piece, nonce } of framesOf(new ByteReader(bytes), frameLength)) {
    const cipher = createCipheriv(algorithm, fileKey, nonce).setAAD(head);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts sealed bytes frame by frame, each authenticated before it is yielded. Throws BackupProblem. */
export async function* openSealed(bytes: AsyncIterable<Uint8Array>, key: Buffer | undefined): AsyncGenerator<Buffer> {
  const reader = new ByteReader(bytes);
  await reader.fill(headLength);
  const head = reader.take(headLength);
  if (!key) throw new BackupProblem('The file is encrypted: set BACKUP_KEY to the key that it was written with.');
  if (head.length < headLength) throw damaged();
  if (head.toString('latin1', markLength, markLength + idLength) !== keyIdOf(key))
    throw new BackupProblem('The file was encrypted with another BACKUP_KEY: set the one that it was written with.');
  const fileKey = fileKeyOf(key, head);
  for await (const { piece, nonce } of framesOf(reader, frameLength + tagLength)) {
    if (piece.length < tagLength) throw damaged();
    const decipher = createDecipheriv(algorithm, fileKey, nonce, { authTagLength: tagLength })
      .setAAD(head)
      .setAuthTag(piece.subarray(-tagLength));
    const opened = decipher.update(piece.subarray(0, -tagLength));
    try {
      decipher.final();
    } catch {
      throw damaged();
    }
    yield opened;
  }
}

async function* framesOf(reader: ByteReader, length: number): AsyncGenerator<{ piece: Buffer; nonce: Buffer }> {
  for (let number = 0, isLast = false; !isLast; number += 1) {
    // One more byte shows whether another frame follows.
    isLast = !(await reader.fill(length + 1));
    const piece = reader.take(length);
    const nonce = Buffer.alloc(nonceLength);
    nonce.writeUInt32BE(number, nonceLength - 5);
    nonce.writeUInt8(isLast ? 1 : 0, nonceLength - 1);
    yield { piece, nonce };
  }
}

function fileKeyOf(key: Buffer, head: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, head.subarray(-saltLength), 'otryv backup', key.length));
}
