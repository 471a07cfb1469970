import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { email } from '@otryv/contract/schemas';
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
const whole = (otherwise: number) =>
  z.prefault(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)), String(otherwise));
const nearby = new Set(['loopback', 'linklocal', 'uniquelocal']);
const proxies = z.pipe(
  z
    .prefault(z.string(), 'loopback')
    .check(z.refine((text) => listed(text).every(isProxy), 'must list addresses, ranges like 10.0.0.0/8, or loopback')),
  z.transform(listed),
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

const community = /^([^=]{1,60})=(https?:\/\/\S+)$/;

function toCommunity(text: string): { name: string; url: string }[] {
  const [, name, url] = community.exec(text) ?? [];
  return name && url ? [{ name, url }] : [];
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return nearby.has(text) || (isIP(address) > 0 && isRange && rest.length === 0);
}

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

const environment = z.object({
  HOST: z.prefault(z.string(), '127.0.0.1'),
  PORT: port,
  // No URL in the standard's sense: it may name several servers.
  MONGODB_URI: z.string().check(z.regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must begin with mongodb:// or mongodb+srv://')),
  MONGODB_DATABASE: z.prefault(z.string().check(z.regex(/^[\w-]{1,60}$/)), 'otryv'),
  /** The address that letters and sign-in providers lead to. Cookies are for https only where it is https. */
  PUBLIC_URL: z.prefault(z.url({ protocol: /^https?$/ }), 'http://localhost:3000'),
  LOG_LEVEL: z.prefault(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  /** The folder of the built portal; without it only the API is served. */
  PORTAL_FOLDER: z.optional(z.string()),
  /** The server build of the portal, a module; without it the browser renders every page. */
  PORTAL_SERVER: z.optional(z.string()),
  /** The folder of the scripts and style sheets of embeds, with their manifest; without it nothing can be embedded. */
  EMBED_FOLDER: z.optional(z.string()),
  /** The proxies with a trusted X-Forwarded-For: addresses or ranges, comma-separated; empty for none. */
  TRUSTED_PROXIES: proxies,
  /** Requests of one network to pages and the API in a minute; 0 for no limit. */
  REQUESTS_PER_MINUTE: whole(3_000),
  /** Pages that are rendered anew for one network in a minute, the others come as the shell; 0 for no limit. */
  RENDERS_PER_MINUTE: whole(30),
  /** How late the event loop may be on average before requests are refused; 0 for never. */
  LOOP_DELAY_MS: whole(500),
  /** Requests that are worked on at a time; as many again, eight times over, may wait. */
  WORK_CONCURRENCY: positive(32),
  /** How long a whole request may take to arrive; its headers get half of that. */
  REQUEST_TIMEOUT_MS: positive(20_000),
  JOBS: flag('true'),
  /** How long the locks of a process outlive its death; those that live renew theirs at a third of it. */
  LOCK_MS: positive(60_000),
  GAME_AUTH_URL: z.prefault(z.url(), 'https://secure.zwift.com/auth/realms/zwift/protocol/openid-connect/'),
  GAME_API_URL: z.prefault(z.url(), 'https://us-or-rly101.zwift.com/api/'),
  /** The game's public dictionary, an XML file; without it the catalogue is refreshed from the game alone. */
  GAME_DICTIONARY_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** The folder of the game's pictures, with ROUTES and JERSEYS in it; without it none is fetched or shown: they are the game's artwork. */
  GAME_PICTURES_URL: z.optional(z.url({ protocol: /^https?$/ })),
  GAME_USERNAME: z.optional(z.string().check(z.minLength(1))),
  GAME_PASSWORD: z.optional(z.string().check(z.minLength(1))),
  GAME_REQUESTS_PER_SECOND: positive(4),
  GAME_CONCURRENCY: positive(3),
  GAME_TIMEOUT_MS: positive(30_000),
  /** The first wait before a request is repeated; each further one is twice as long. */
  GAME_RETRY_WAIT_MS: positive(1_000),
  /** How long the game takes to show what was written. */
  GAME_SETTLE_MS: whole(1_500),
  /** Sign-in providers; one without its id has no button. */
  VK_URL: z.prefault(z.url(), 'https://id.vk.ru'),
  VK_CLIENT_ID: z.optional(z.string().check(z.minLength(1))),
  YANDEX_URL: z.prefault(z.url(), 'https://oauth.yandex.ru'),
  YANDEX_INFO_URL: z.prefault(z.url(), 'https://login.yandex.ru'),
  YANDEX_CLIENT_ID: z.optional(z.string().check(z.minLength(1))),
  YANDEX_CLIENT_SECRET: z.optional(z.string().check(z.minLength(1))),
  /** Where riders stream; a platform without its credentials is not asked. */
  TWITCH_AUTH_URL: z.prefault(z.url(), 'https://id.twitch.tv/oauth2/'),
  TWITCH_API_URL: z.prefault(z.url(), 'https://api.twitch.tv/helix/'),
  TWITCH_CLIENT_ID: z.optional(z.string().check(z.minLength(1))),
  TWITCH_CLIENT_SECRET: z.optional(z.string().check(z.minLength(1))),
  YOUTUBE_API_URL: z.prefault(z.url(), 'https://www.googleapis.com/youtube/v3/'),
  YOUTUBE_API_KEY: z.optional(z.string().check(z.minLength(1))),
  /** What a day may cost; the platform gives 10 000. */
  YOUTUBE_DAILY_UNITS: positive(9_000),
  /** Where services are paid; without a shop nothing can be bought. */
  YOOKASSA_URL: z.prefault(z.url(), 'https://api.yookassa.ru/v3'),
  YOOKASSA_SHOP_ID: z.optional(z.string().check(z.minLength(1))),
  YOOKASSA_SECRET_KEY: z.optional(z.string().check(z.minLength(1))),
  YOOKASSA_REQUESTS_PER_SECOND: positive(5),
  /** The bot of the portal; without its token the portal has none. */
  TELEGRAM_API_URL: z.prefault(z.url(), 'https://api.telegram.org'),
  TELEGRAM_BOT_TOKEN: z.optional(z.string().check(z.regex(/^[\w:-]{1,100}$/))),
  TELEGRAM_BOT_NAME: z.optional(z.string().check(z.regex(/^\w{5,32}$/))),
  /** Telegram takes about 30. */
  TELEGRAM_MESSAGES_PER_SECOND: positive(25),
  /** The mail server, as smtp://user:password@host:port; without it letters are kept in MAIL_FOLDER. */
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: z.prefault(z.string(), 'Отрыв <no-reply@localhost>'),
  /** The pace of mailings, by what the mail server allows. */
  MAILING_LETTERS_PER_MINUTE: positive(100),
  MAIL_FOLDER: z.prefault(z.string(), '.data/mail'),
  /** The articles of the reference; those of the repository by default. */
  GUIDE_FOLDER: z.prefault(z.string(), resolve(import.meta.dirname, '../../../docs/guide')),
  /** Where uploaded pictures are kept. */
  FILES_FOLDER: z.prefault(z.string(), '.data/files'),
  /** Serves kept letters at /dev/mail, to requests from this machine only. Set by the local stack when it starts its own game. */
  SHOW_MAIL: flag('false'),
  /** The operator of the portal, in the legal texts and the footer. */
  OPERATOR_NAME: z.optional(z.string().check(z.minLength(1))),
  OPERATOR_ADDRESS: z.optional(z.string().check(z.minLength(1))),
  OPERATOR_EMAIL: z.optional(email),
  /** Where readers ask for help: a page or a mailto: address. */
  SUPPORT_URL: z.optional(
    z.string().check(z.regex(/^(https?:\/\/|mailto:)\S+$/, 'must be a page or begin with mailto:')),
  ),
  /** The page of a rider on an external ranking, with {zwiftId} in it. */
  RANKING_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/\S*\{zwiftId\}\S*$/, 'must be an address with {zwiftId} in it')),
  ),
  /** The communities of the footer, as `Name=https://address`, separated by commas. */
  COMMUNITIES: z.pipe(
    z
      .prefault(z.string(), '')
      .check(z.refine((text) => listed(text).every((one) => community.test(one)), 'must list Name=https://address')),
    z.transform((text) => listed(text).flatMap(toCommunity)),
  ),
  /** Lets webhooks lead to this machine, without https too: for tests alone. Refused where PUBLIC_URL is not of this machine. */
  WEBHOOK_ALLOW_LOOPBACK: flag('false'),
  /** Encrypts what the store keeps secret: 32 random bytes in base64. */
  ENCRYPTION_KEY: key32,
});

export type Config = z.output<typeof environment>;

const checked = environment.check(
  z.refine(({ WEBHOOK_ALLOW_LOOPBACK, PUBLIC_URL }) => !WEBHOOK_ALLOW_LOOPBACK || isOwnMachine(PUBLIC_URL), {
    path: ['WEBHOOK_ALLOW_LOOPBACK'],
    error: 'must be false where PUBLIC_URL is not of this machine',
  }),
);

function isOwnMachine(url: string): boolean {
  return ownHosts.has(new URL(url).hostname);
}

/** The token under which Nest injects the Config. */
export const CONFIG = Symbol('Config');

/** What is wrong with the configuration, a line for each variable and never a value. */
export class WrongConfiguration extends Error {}

/** Reads the configuration. Throws one WrongConfiguration that names everything wrong with it. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const response = checked.safeParse(variables);
  if (response.success) return response.data;
  const faults = response.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new WrongConfiguration(`The configuration is not right:\n${faults.join('\n')}`);
}
