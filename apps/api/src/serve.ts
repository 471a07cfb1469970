import { join } from 'node:path';
import { listen } from './listen.ts';
import { serveConfig } from './serve/serve-config.ts';

const refused = 2;

// `npm run serve`, and the program of the build: the portal with production settings.
await listen(
  () => serveConfig({ variables: process.env, args: process.argv.slice(2), folder: join(import.meta.dirname, '..') }),
  refused,
);
