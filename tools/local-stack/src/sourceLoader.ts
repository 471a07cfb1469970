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
    // Node loads JSON with its attribute alone.
    experimental: { keepImportAttributes: true },
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
};

// Node strips types itself, but compiles neither decorators nor JSX. These hooks run in the thread that imports: the
// asynchronous ones of `module.register` run in another thread, and a process that ends can deadlock with it (DEP0205).
registerHooks({
  load(url, context, nextLoad) {
    if (!/^file:(?!.*\/node_modules\/).*\.tsx?$/.test(url)) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
