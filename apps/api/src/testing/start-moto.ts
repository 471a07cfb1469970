import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { cacheFolder } from '@otryv/local-stack';

const run = promisify(execFile);
const version = '5.2.5';
const folder = join(cacheFolder, 'moto', version);
const bucket = 'otryv-files';

/** Starts the server of moto, an implementation of S3 in Python, with one bucket and one key with access to it. */
export async function startMoto() {
  await install();
  const child = spawn(join(folder, 'bin', 'python'), ['-m', 'moto.server', '-H', '127.0.0.1', '-p', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const close = async () => {
    child.kill();
    await once(child, 'close');
  };
  try {
    const url = await addressOf(child.stderr);
    const { id, secret } = await prepare(url);
    return {
      settings: { S3_ENDPOINT: url, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function install(): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(join(cacheFolder, 'moto'), { recursive: true });
  const next = await mkdtemp(`${folder}-`);
  try {
    await run('python3', ['-m', 'venv', next]);
    await run(join(next, 'bin', 'python'), ['-m', 'pip', 'install', '--quiet', `moto[server]==${version}`]);
    // Another test file may have installed it meanwhile.
    await rename(next, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

/** Returns the address on a free port, which the server logs before it accepts requests. */
async function addressOf(log: Readable): Promise<string> {
  let address: string | undefined;
  for await (const line of createInterface(log)) {
    address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address) break;
  }
  if (!address) throw new Error('The server of moto has ended.');
  // Leaving the loop has paused it: a log that nothing reads would block the server.
  log.resume();
  return address;
}

/** Creates a bucket, and a user whose key has the documented permissions; from then on every call is checked. */
async function prepare(url: string) {
  await fetch(`${url}/${bucket}`, { method: 'PUT' });
  await iam(url, { Action: 'CreateUser', UserName: 'otryv' });
  const policy = {
    Version: '2012-10-17',
    Statement: [
      // For every bucket, so that a nonexistent one is reported as missing.
      { Effect: 'Allow', Action: ['s3:ListBucket', 's3:GetObject', 's3:PutObject', 's3:DeleteObject'], Resource: '*' },
    ],
  };
  const PolicyDocument = JSON.stringify(policy);
  await iam(url, { Action: 'PutUserPolicy', UserName: 'otryv', PolicyName: 'files', PolicyDocument });
  const made = await iam(url, { Action: 'CreateAccessKey', UserName: 'otryv' });
  await fetch(`${url}/moto-api/reset-auth`, { method: 'POST', body: '0' });
  const textOf = (name: string) => new RegExp(`<${name}>([^<]+)`).exec(made)?.[1] ?? '';
  return { id: textOf('AccessKeyId'), secret: textOf('SecretAccessKey') };
}

async function iam(url: string, fields: Record<string, string>): Promise<string> {
  const authorization =
    'AWS4-HMAC-SHA256 Credential=any/20260101/us-east-1/iam/aws4_request, SignedHeaders=host, Signature=any';
  const body = new URLSearchParams({ Version: '2010-05-08', ...fields });
  const response = await fetch(url, { method: 'POST', headers: { authorization }, body });
  const text = await response.text();
  if (!response.ok) throw new Error(`moto refuses ${fields.Action}: ${text}`);
  return text;
}
