import { get } from 'node:http';

export interface RawAnswer {
  status: number;
  etag: string;
  encoding: string;
  /** As sent: still compressed. */
  body: Buffer;
}

/** Accept-Encoding of browsers. */
export const browserEncodings = 'gzip, deflate, br, zstd';

/** Sends a GET without decompressing. */
export function rawGet(url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          etag: response.headers.etag ?? '',
          encoding: response.headers['content-encoding'] ?? 'identity',
          body: Buffer.concat(parts),
        }),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
}
