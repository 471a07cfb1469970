import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { inject } from 'vitest';
import { startProcess } from './start-process.ts';

/** Returns the OpenTelemetry modules that an API process loads before it serves. */
export async function loadedBy(variables: Record<string, string>): Promise<string[]> {
  const log = `import { registerHooks } from 'node:module';
    registerHooks({ resolve: (name, context, next) => {
      if (name.startsWith('@opentelemetry/')) console.log('loaded ' + name);
      return next(name, context);
    } });`;
  const { child, output } = startProcess({
    MONGODB_URI: inject('mongoUri'),
    MONGODB_DATABASE: `test-metrics-${randomUUID()}`,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    PORT: '0',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(log)}`,
    ...variables,
  });
  await once(child, 'message');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(output());
  return [...new Set([...output().matchAll(/^loaded (\S+)/gm)].map(([, name = '']) => name))];
}
