import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  name: string;
  content: Uint8Array;
  isStored?: boolean;
  hasPassword?: boolean;
  /** Size declared in the archive, if it is not that of the content. */
  declaredBytes?: number;
}

/** Builds an archive like programs write it: the files one after another, then their directory. */
export function aZip(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const data = file.isStored ? Buffer.from(file.content) : deflateRawSync(file.content);
    const facts = factsOf(file, data.length, name.length);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, name, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, name);
    bodies.push(body);
    offset += body.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Uint8Array.from(Buffer.concat([...bodies, listed, Buffer.from('PK\u0005\u0006'), end]));
}

/**
 * Returns the header fields shared by a file and the directory: version, flags, method, time, checksum, sizes and
 * lengths.
 */
function factsOf(file: ZippedFile, packedBytes: number, nameBytes: number): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(file.hasPassword ? 1 : 0, 2);
  facts.writeUInt16LE(file.isStored ? 0 : 8, 4);
  facts.writeUInt32LE(crc32(file.content), 10);
  facts.writeUInt32LE(packedBytes, 14);
  facts.writeUInt32LE(file.declaredBytes ?? file.content.length, 18);
  facts.writeUInt16LE(nameBytes, 22);
  return facts;
}
