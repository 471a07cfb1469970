import type { Params } from 'nestjs-pino';
import type { Config } from '../../config.ts';

const secrets = ['authorization', 'cookie', 'set-cookie', 'x-xsrf-token'];

/** Structured logs: one line a request with its id, no header that carries a secret, no query string. */
export function logOptions({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Params {
  return {
    pinoHttp: {
      level: LOG_LEVEL,
      quietReqLogger: true,
      redact: {
        paths: [
          ...secrets.flatMap((name) => [`req.headers["${name}"]`, `res.headers["${name}"]`]),
          '*.password',
          '*.token',
          '*.access_token',
          '*.refresh_token',
        ],
        censor: '[redacted]',
      },
      serializers: {
        req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
          id,
          method,
          path: url.split('?')[0],
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
      customLogLevel: (_request, response, error) => {
        if (error || response.statusCode >= 500) return 'error';
        return response.statusCode >= 400 ? 'info' : 'debug';
      },
    },
  };
}
