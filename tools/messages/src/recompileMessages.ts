import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writeModules } from './writeModules.ts';

/** A plugin of development servers: compiles the catalogues below the root again when one of them changes. */
export function recompileMessages(root: string): Plugin {
  return {
    name: 'otryv-messages',
    apply: 'serve',
    configureServer({ watcher, config: { logger } }) {
      let compiling = Promise.resolve();
      const compile = () =>
        writeModules(root).then(
          (changed) => logger.info(`Compiled ${changed.length} modules of messages.`),
          (error: Error) => logger.error(error.message),
        );
      watcher.add(globSync('{packages,apps}/*/src', { cwd: root }).map((folder) => join(root, folder)));
      watcher.on('all', (_, path) => {
        if (path.endsWith('.icu.json')) compiling = compiling.then(compile);
      });
    },
  };
}
