import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../../packages/ui/generated/flags');
const address = 'images/flags';

/** Emits the flags of the ui package where its components look for them: /images/flags/{code}.svg. */
export function flags(): Plugin {
  return {
    name: 'otryv-flags',
    configureServer({ middlewares }) {
      middlewares.use(`/${address}`, (request, response, next) => {
        const file = readdirSync(folder).find((name) => `/${name}` === request.url?.split('?')[0]);
        if (!file) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(readFileSync(join(folder, file)));
      });
    },
    generateBundle() {
      for (const name of readdirSync(folder)) {
        this.emitFile({ type: 'asset', fileName: `${address}/${name}`, source: readFileSync(join(folder, name)) });
      }
    },
  };
}
