import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

export interface Site {
  origin: string;
  close: () => Promise<void>;
}

/** Prebuilt response. */
export interface Served {
  type: string;
  encoding?: string;
  body: Buffer;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder of files to the pages under measurement; prebuilt responses take precedence. */
export async function serveFolder(folder: string, made: Readonly<Record<string, Served>> = {}): Promise<Site> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname);
    const known = made[path];
    if (known) {
      const { type, encoding, body } = known;
      response.writeHead(200, { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) }).end(body);
      return;
    }
    readFile(join(folder, path)).then(
      (bytes) => response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The site has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
