import type { Params } from 'nestjs-pino';
import type { Config } from '../../config.ts';

const secrets = ['password', 'token', 'access_token', 'refresh_token', 'authorization', 'cookie'];

/** Structured logs without secrets. Requests are logged by log-requests.ts, also those below Nest. */
export function logOptions({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Params {
  return {
    pinoHttp: {
      level: LOG_LEVEL,
      autoLogging: false,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
  };
}
