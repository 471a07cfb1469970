import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Which mongod wrote the data, and the port it used. */
export interface DataVersion {
  version: string;
  port: number;
}

export async function readDataVersion(file: string): Promise<DataVersion | null> {
  if (!existsSync(file)) return null;
  const { version, port } = JSON.parse(await readFile(file, 'utf8'));
  return typeof version === 'string' ? { version, port: Number(port) || 0 } : null;
}

export async function writeDataVersion(file: string, value: DataVersion): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
