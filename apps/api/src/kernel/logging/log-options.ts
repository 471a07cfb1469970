import type { IncomingMessage } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { LogFn, Logger } from 'pino';
import type { Config } from '../../config.ts';
import { withoutSecrets } from './logged-path.ts';

const secrets = ['password', 'token', 'access_token', 'refresh_token', 'authorization', 'cookie', 'otryv-key', 'key'];

/** Error as serialized by pino. */
interface SerializedError {
  type?: string;
  message?: string;
  stack?: string;
  code?: unknown;
}

/** Keeps an error's message without queries and secrets, and its frames; its other fields may quote a request. */
export function withoutValues(error: SerializedError | null): object {
  const { type, message = '', stack = '', code } = error ?? {};
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const safe = message.replace(/\?\S+/g, '?[query]').replace(/\S+/g, withoutSecrets);
  return { type, message: safe, stack: frames.join('\n'), code };
}

/** Contexts in which Nest logs a line for each module and each route at every start. */
const wiring = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/** Omits the wiring, so that the log of a start shows what an administrator needs. */
function withoutWiring(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [about]: readonly unknown[] = args;
  const isWiring =
    typeof about === 'object' && about !== null && 'context' in about && wiring.has(String(about.context));
  if (!isWiring) method.apply(this, args);
}

/** Options of structured logs without secrets. Requests are logged by log-requests.ts, also those below Nest. */
export function logOptions({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Params {
  return {
    pinoHttp: {
      level: LOG_LEVEL,
      autoLogging: false,
      hooks: { logMethod: withoutWiring },
      // Neither the query and headers of a request nor an error's quotes of them: a parser's error contains its whole
      // input.
      serializers: { req: ({ id, method }: IncomingMessage) => ({ id, method }), err: withoutValues },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
  };
}
