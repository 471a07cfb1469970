import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const root = new URL('../../storybook-static', import.meta.url);
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the built Storybook on a free port, which workers read from `BOOK_HOST`; returns a function that stops it. */
export default async function serveBook(): Promise<() => void> {
  // URL resolves every `..`, so nothing outside is reachable.
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(new URL(`${root.href}${pathname}`)).then(
      (body) =>
        response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server of the book has no port.');
  process.env.BOOK_HOST = `localhost:${address.port}`;
  return () => server.close();
}
