import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Options, transformSync } from '@swc/core';

const options: Options = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2024',
    // Node loads JSON only with an import attribute.
    experimental: { keepImportAttributes: true },
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
};

// Node strips types itself, but compiles neither decorators nor JSX. These hooks run in the importing thread: the
// asynchronous ones of `module.register` run in another thread, which can deadlock with an exiting process (DEP0205).
registerHooks({
  load(url, context, nextLoad) {
    if (!/^file:(?!.*\/node_modules\/).*\.tsx?$/.test(url)) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
