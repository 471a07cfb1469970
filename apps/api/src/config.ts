import * as z from 'zod/mini';

const port = z.prefault(
  z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.pipe(z.transform(Number), z.int().check(z.maximum(65_535)))),
  '3000',
);
const positive = (otherwise: number) =>
  z.prefault(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.pipe(z.transform(Number), z.int().check(z.positive()))),
    String(otherwise),
  );
const flag = (otherwise: 'true' | 'false') =>
  z.pipe(
    z.prefault(z.enum(['true', 'false']), otherwise),
    z.transform((text) => text === 'true'),
  );
const key32 = z.pipe(
  z.string().check(z.refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')),
  z.transform((text) => Buffer.from(text, 'base64')),
);

const environment = z.object({
  HOST: z.prefault(z.string(), '127.0.0.1'),
  PORT: port,
  // No URL in the standard's sense: it may name several servers.
  MONGODB_URI: z.string().check(z.regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must begin with mongodb:// or mongodb+srv://')),
  MONGODB_DATABASE: z.prefault(z.string().check(z.regex(/^[\w-]{1,60}$/)), 'otryv'),
  LOG_LEVEL: z.prefault(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  /** Where the built portal lies; without it only the API answers. */
  PORTAL_FOLDER: z.optional(z.string()),
  JOBS: flag('true'),
  /** How long the locks of a process outlive its death; those that live renew theirs at a third of it. */
  LOCK_MS: positive(60_000),
  GAME_AUTH_URL: z.prefault(z.url(), 'https://secure.zwift.com/auth/realms/zwift/protocol/openid-connect/'),
  GAME_API_URL: z.prefault(z.url(), 'https://us-or-rly101.zwift.com/api/'),
  GAME_USERNAME: z.optional(z.string().check(z.minLength(1))),
  GAME_PASSWORD: z.optional(z.string().check(z.minLength(1))),
  GAME_REQUESTS_PER_SECOND: positive(4),
  GAME_CONCURRENCY: positive(3),
  GAME_TIMEOUT_MS: positive(30_000),
  /** The first wait before a request is repeated; each further one is twice as long. */
  GAME_RETRY_WAIT_MS: positive(1_000),
  /** Encrypts what the store keeps secret: 32 random bytes in base64. */
  ENCRYPTION_KEY: key32,
});

export type Config = z.output<typeof environment>;

/** The token under which Nest injects the Config. */
export const CONFIG = Symbol('Config');

/** What is wrong with the configuration, a line for each variable and never a value. */
export class WrongConfiguration extends Error {}

/** Reads the configuration. Throws one WrongConfiguration that names everything wrong with it. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const answer = environment.safeParse(variables);
  if (answer.success) return answer.data;
  const faults = answer.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new WrongConfiguration(`The configuration is not right:\n${faults.join('\n')}`);
}
