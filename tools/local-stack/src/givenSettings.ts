import { StackProblem } from './StackProblem.ts';

const usualPort = '3000';
const prefix = /^(GAME|VK|YANDEX|YOOKASSA)_/;
const names = new Set([
  'HOST',
  'MONGODB_DATABASE',
  'JOBS',
  'LOCK_MS',
  'TRUSTED_PROXIES',
  'REQUESTS_PER_MINUTE',
  'RENDERS_PER_MINUTE',
  'LOOP_DELAY_MS',
  'WORK_CONCURRENCY',
  'REQUEST_TIMEOUT_MS',
  'WEBHOOK_ALLOW_LOOPBACK',
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
]);

/** Returns the settings of the API that are set from outside: its tasks need them as well. */
export function givenSettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value && (prefix.test(name) || names.has(name)) ? [[name, value]] : [],
    ),
  );
}

/** Returns the port to listen on, 0 for any. Throws a StackProblem if PORT is not a port. */
export function wantedPort({ PORT = usualPort }: NodeJS.ProcessEnv): number {
  if (/^\d{1,5}$/.test(PORT) && Number(PORT) <= 65_535) return Number(PORT);
  throw new StackProblem(`PORT is «${PORT}», which is not a port: set it to a number up to 65535, or to 0 for any.`);
}
