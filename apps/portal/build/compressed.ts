import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(js|css|svg|json|txt)$/;
const worthwhile = 1024;

/**
 * Writes a Brotli and a gzip copy of each text file of the build, so that the server compresses nothing per request.
 */
export function compressed(): Plugin {
  let out = '';
  return {
    name: 'otryv-compressed',
    // No server serves a development build.
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved(config) {
      out = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
        const file = join(out, name);
        if (!texts.test(name) || statSync(file).size < worthwhile) continue;
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
