import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { email } from '@otryv/contract/schemas';
import * as z from 'zod/mini';

/** Part of a setting's line in `docs/operate/settings.md` that its schema does not contain. */
export interface SettingNotes {
  about: string;
  /** Valid value, or how to create one. */
  example: string;
  /** Default, if it cannot be written literally. */
  otherwise?: string;
  /** Never printed; may also come from the file named by `NAME_FILE`. */
  isSecret?: true;
  /** Not a secret, but too long for a variable: may also come from the file named by `NAME_FILE`. */
  isFile?: true;
  /** Rejected by `npm run serve`. */
  isForTests?: true;
  /** Points to an external service: `npm run serve` rejects an address of this machine and one without https. */
  isOutside?: true;
  /** Version that introduced it; 1.0 by default. */
  since?: string;
}

const notes = z.registry<SettingNotes>();

function setting<Schema extends z.core.$ZodType>(schema: Schema, ownNotes: SettingNotes): Schema {
  notes.add(schema, ownNotes);
  return schema;
}

const text = () => z.string('must be text').check(z.minLength(1, 'must not be empty'));
const address = (otherwise: string) => z.prefault(z.url('must be an address'), otherwise);
const port = z.prefault(
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/, 'must be a port')),
    z.pipe(z.transform(Number), z.int().check(z.maximum(65_535, 'must be a port up to 65535'))),
  ),
  '3000',
);
const portOrNone = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/, 'must be a port')),
    z.pipe(z.transform(Number), z.int().check(z.maximum(65_535, 'must be a port up to 65535'))),
  ),
);
const positive = (otherwise: number) =>
  z.prefault(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')),
      z.pipe(z.transform(Number), z.int().check(z.positive('must be above 0'))),
    ),
    String(otherwise),
  );
const whole = (otherwise: number) =>
  z.prefault(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')), z.transform(Number)),
    String(otherwise),
  );
const share = z.prefault(
  z.pipe(
    z.string().check(z.regex(/^\d(\.\d{1,6})?$/, 'must be from 0 to 1')),
    z.pipe(z.transform(Number), z.number().check(z.maximum(1, 'must be from 0 to 1'))),
  ),
  '1',
);
const nearby = new Set(['loopback', 'linklocal', 'uniquelocal']);
const proxies = z.pipe(
  z
    .prefault(z.string(), 'loopback')
    .check(z.refine((list) => listed(list).every(isProxy), 'must list addresses, ranges like 10.0.0.0/8, or loopback')),
  z.transform(listed),
);
const flag = (otherwise: 'true' | 'false') =>
  z.pipe(
    z.prefault(z.enum(['true', 'false'], 'must be true or false'), otherwise),
    z.transform((word) => word === 'true'),
  );
const key32 = z.pipe(
  z.string().check(z.refine(isKey32, 'must be 32 bytes in base64')),
  z.transform((key) => Buffer.from(key, 'base64')),
);

const bucketName = z.string().check(z.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must name a bucket'));

/** A file may have one line per key. */
const keys32 = z.pipe(
  z
    .prefault(z.string(), '')
    .check(z.refine((list) => words(list).every(isKey32), 'must list keys of 32 bytes in base64')),
  z.transform((list) => words(list).map((key) => Buffer.from(key, 'base64'))),
);

function words(list: string): string[] {
  return list.split(/[\s,]+/).filter(Boolean);
}

/**
 * Whether a text is a key: the decoder skips characters outside base64, so a sentence would be one; only its own output
 * is accepted.
 */
function isKey32(text: string): boolean {
  const key = Buffer.from(text, 'base64');
  return key.length === 32 && key.toString('base64') === text;
}

const mailServer = z
  .string()
  .check(
    z.regex(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://'),
    z.refine(
      namesServer,
      'cannot be read as an address: percent-encode special characters of the password, as %2F for / and %23 for #',
    ),
  );

/**
 * Whether a server can be read from an address: a / or # in the password ends it early, so that it is unreadable or its
 * @ comes after the server.
 */
function namesServer(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { host, pathname, hash } = new URL(url);
  return host !== '' && !`${pathname}${hash}`.includes('@');
}

const certificates = z
  .string()
  .check(z.refine(isCertificates, 'must be certificates in PEM, each from BEGIN CERTIFICATE to END CERTIFICATE'));

function isCertificates(text: string): boolean {
  const found = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return found.length > 0 && found.every(isCertificate);
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}

const community = /^([^=]{1,60})=(https?:\/\/\S+)$/;

function toCommunity(line: string): { name: string; url: string }[] {
  const [, name, url] = community.exec(line) ?? [];
  return name && url ? [{ name, url }] : [];
}

function listed(list: string): string[] {
  return list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}

function isProxy(range: string): boolean {
  const [network = '', bits, ...rest] = range.split('/');
  const most = isIP(network) === 6 ? 128 : 32;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return nearby.has(range) || (isIP(network) > 0 && isRange && rest.length === 0);
}

/** Every setting of the API, in the order of its page. */
export const environment = z.object({
  HOST: setting(z.prefault(z.string(), '127.0.0.1'), {
    about: 'The network address to listen on.',
    example: '0.0.0.0',
  }),
  PORT: setting(port, { about: 'The port to listen on; 0 for any free port.', example: '8080' }),
  MONGODB_URI: setting(
    // Not a URL in the standard's sense: it may name several servers.
    z.string().check(z.regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must begin with mongodb:// or mongodb+srv://')),
    {
      about: 'The database: a replica set of MongoDB, of one server or more.',
      example: 'mongodb://otryv:PASSWORD@db.example:27017/?replicaSet=rs0',
      isSecret: true,
    },
  ),
  MONGODB_DATABASE: setting(
    z.prefault(z.string().check(z.regex(/^[\w-]{1,60}$/, 'must be of letters, digits, _ and -')), 'otryv'),
    { about: 'The name of the database.', example: 'otryv' },
  ),
  PUBLIC_URL: setting(
    z.prefault(z.url({ protocol: /^https?$/, error: 'must be an address' }), 'http://localhost:3000'),
    {
      about:
        'The address of the portal, which emails and sign-in providers link to. Cookies are Secure if it is https.',
      example: 'https://otryv.example',
    },
  ),
  LOG_LEVEL: setting(
    z.prefault(
      z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
      'info',
    ),
    { about: 'The lowest level that is logged.', example: 'warn' },
  ),
  METRICS_PORT: setting(portOrNone, {
    about: 'The port for Prometheus metrics, at `/metrics`; without it nothing is measured.',
    example: '9464',
  }),
  METRICS_HOST: setting(z.prefault(text(), '127.0.0.1'), {
    about: 'The network address of that port. It has no password: do not expose it to the public.',
    example: '10.0.0.5',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(z.optional(z.url({ protocol: /^https?$/, error: 'must be an address' })), {
    about: 'The collector for traces, by OTLP over HTTP; without it nothing is traced.',
    example: 'http://127.0.0.1:4318',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting(share, {
    about: 'The share of requests and jobs that are traced, from 0 to 1.',
    example: '0.1',
  }),
  PORTAL_FOLDER: setting(z.optional(z.string()), {
    about: 'The folder of the built portal; without it only the API is served. Preset by `serve`.',
    example: '/srv/otryv/portal',
  }),
  PORTAL_SERVER: setting(z.optional(z.string()), {
    about: 'The server build of the portal, a module; without it the browser renders every page. Preset by `serve`.',
    example: '/srv/otryv/portal-server/entry-server.js',
  }),
  EMBED_FOLDER: setting(z.optional(z.string()), {
    about:
      'The folder of the scripts and style sheets of embeds, with their manifest; without it nothing can be embedded. Preset by `serve`.',
    example: '/srv/otryv/embed',
  }),
  TRUSTED_PROXIES: setting(proxies, {
    about: 'The proxies whose X-Forwarded-For is trusted: addresses or ranges, comma-separated; empty for none.',
    example: 'loopback, 10.0.0.0/8',
  }),
  REQUESTS_PER_MINUTE: setting(whole(3_000), {
    about: 'The limit of requests per network and minute, to pages and the API; 0 for no limit.',
    example: '6000',
  }),
  RENDERS_PER_MINUTE: setting(whole(30), {
    about:
      'The limit of uncached page renderings per network and minute; further pages are served as the shell; 0 for no limit.',
    example: '60',
  }),
  LOOP_DELAY_MS: setting(whole(500), {
    about: 'The mean delay of the event loop above which requests are rejected, in milliseconds; 0 for never.',
    example: '1000',
  }),
  WORK_CONCURRENCY: setting(positive(32), {
    about: 'The number of requests processed concurrently; eight times as many may wait.',
    example: '64',
  }),
  REQUEST_TIMEOUT_MS: setting(positive(20_000), {
    about: 'The time within which a whole request has to arrive, in milliseconds; its headers have half of that.',
    example: '30000',
  }),
  JOBS: setting(flag('true'), {
    about: 'Whether this process runs jobs. `serve` sets it by `--role`.',
    example: 'false',
  }),
  REQUESTS: setting(flag('true'), {
    about: 'Whether this process serves requests other than health checks. `serve` sets it by `--role`.',
    example: 'false',
  }),
  LOCK_MS: setting(positive(60_000), {
    about:
      'How long the locks of a dead process remain, in milliseconds; running processes renew theirs after a third of it.',
    example: '30000',
  }),
  GAME_AUTH_URL: setting(address('https://secure.zwift.com/auth/realms/zwift/protocol/openid-connect/'), {
    about: 'The sign-in server of the game.',
    example: 'https://secure.zwift.com/auth/realms/zwift/protocol/openid-connect/',
    isOutside: true,
  }),
  GAME_API_URL: setting(address('https://us-or-rly101.zwift.com/api/'), {
    about: 'The API of the game.',
    example: 'https://us-or-rly101.zwift.com/api/',
    isOutside: true,
  }),
  GAME_DICTIONARY_URL: setting(z.optional(z.url({ protocol: /^https?$/, error: 'must be an address' })), {
    about:
      "The game's public dictionary, an XML file; without it the catalogue of routes is refreshed only from the game's API.",
    example: 'https://game.example/GameDictionary.xml',
    isOutside: true,
  }),
  GAME_PICTURES_URL: setting(z.optional(z.url({ protocol: /^https?$/, error: 'must be an address' })), {
    about:
      "The address of the game's pictures, with the folders ROUTES and JERSEYS; without it none are shown: they are the game's artwork.",
    example: 'https://pictures.example/zc/',
    isOutside: true,
  }),
  GAME_USERNAME: setting(z.optional(text()), {
    about: "The email of the portal's account in the game; without it nothing is read from the game.",
    example: 'bot@otryv.example',
  }),
  GAME_PASSWORD: setting(z.optional(text()), {
    about: 'Its password.',
    example: 'PASSWORD',
    isSecret: true,
  }),
  GAME_REQUESTS_PER_SECOND: setting(positive(4), {
    about: 'The number of requests to the game per second.',
    example: '2',
  }),
  GAME_CONCURRENCY: setting(positive(3), { about: 'The number of concurrent requests to the game.', example: '2' }),
  GAME_TIMEOUT_MS: setting(positive(30_000), {
    about: 'The timeout of requests to the game, in milliseconds.',
    example: '20000',
  }),
  GAME_RETRY_WAIT_MS: setting(positive(1_000), {
    about: 'The delay before a request to the game is retried, in milliseconds; it doubles with each retry.',
    example: '2000',
  }),
  GAME_SETTLE_MS: setting(whole(1_500), {
    about: 'The time until the game shows written data, in milliseconds.',
    example: '3000',
  }),
  VK_URL: setting(address('https://id.vk.ru'), {
    about: 'The sign-in address of VK ID.',
    example: 'https://id.vk.ru',
    isOutside: true,
  }),
  VK_CLIENT_ID: setting(z.optional(text()), {
    about: "The portal's id at VK ID; without it the button is not shown.",
    example: '51000000',
  }),
  YANDEX_URL: setting(address('https://oauth.yandex.ru'), {
    about: 'The sign-in address of Yandex ID.',
    example: 'https://oauth.yandex.ru',
    isOutside: true,
  }),
  YANDEX_INFO_URL: setting(address('https://login.yandex.ru'), {
    about: 'The address at which Yandex ID identifies a signed-in user.',
    example: 'https://login.yandex.ru',
    isOutside: true,
  }),
  YANDEX_CLIENT_ID: setting(z.optional(text()), {
    about: "The portal's id at Yandex ID; without it the button is not shown.",
    example: '0123456789abcdef0123456789abcdef',
  }),
  YANDEX_CLIENT_SECRET: setting(z.optional(text()), {
    about: "The portal's secret at Yandex ID.",
    example: 'SECRET',
    isSecret: true,
  }),
  TWITCH_AUTH_URL: setting(address('https://id.twitch.tv/oauth2/'), {
    about: 'The sign-in server of Twitch.',
    example: 'https://id.twitch.tv/oauth2/',
    isOutside: true,
  }),
  TWITCH_API_URL: setting(address('https://api.twitch.tv/helix/'), {
    about: 'The API of Twitch.',
    example: 'https://api.twitch.tv/helix/',
    isOutside: true,
  }),
  TWITCH_CLIENT_ID: setting(z.optional(text()), {
    about: "The portal's id at Twitch; without it Twitch is not polled for streams.",
    example: '0123456789abcdefghijklmnopqrst',
  }),
  TWITCH_CLIENT_SECRET: setting(z.optional(text()), {
    about: "The portal's secret at Twitch.",
    example: 'SECRET',
    isSecret: true,
  }),
  YOUTUBE_API_URL: setting(address('https://www.googleapis.com/youtube/v3/'), {
    about: 'The API of YouTube.',
    example: 'https://www.googleapis.com/youtube/v3/',
    isOutside: true,
  }),
  YOUTUBE_API_KEY: setting(z.optional(text()), {
    about: 'The key for the API of YouTube; without it YouTube is not polled for streams.',
    example: 'KEY',
    isSecret: true,
  }),
  YOUTUBE_DAILY_UNITS: setting(positive(9_000), {
    about: 'The limit of YouTube API units per day; the platform grants 10 000.',
    example: '5000',
  }),
  YOOKASSA_URL: setting(address('https://api.yookassa.ru/v3'), {
    about: 'The API of YooKassa, which processes payments.',
    example: 'https://api.yookassa.ru/v3',
    isOutside: true,
  }),
  YOOKASSA_SHOP_ID: setting(z.optional(text()), {
    about: 'The id of the shop; without it nothing can be bought.',
    example: '123456',
  }),
  YOOKASSA_SECRET_KEY: setting(z.optional(text()), {
    about: 'The secret key of the shop.',
    example: 'KEY',
    isSecret: true,
  }),
  YOOKASSA_REQUESTS_PER_SECOND: setting(positive(5), {
    about: 'The number of requests to YooKassa per second.',
    example: '2',
  }),
  TELEGRAM_API_URL: setting(address('https://api.telegram.org'), {
    about: 'The API of Telegram bots.',
    example: 'https://api.telegram.org',
    isOutside: true,
  }),
  TELEGRAM_BOT_TOKEN: setting(z.optional(z.string().check(z.regex(/^[\w:-]{1,100}$/, 'must be the token of a bot'))), {
    about: "The token of the portal's bot; without it the portal has no bot.",
    example: '1234567890:TOKEN',
    isSecret: true,
  }),
  TELEGRAM_BOT_NAME: setting(
    z.optional(z.string().check(z.regex(/^\w{5,32}$/, 'must be the name of a bot without @'))),
    {
      about: "The name of the portal's bot.",
      example: 'otryv_bot',
    },
  ),
  TELEGRAM_MESSAGES_PER_SECOND: setting(positive(25), {
    about: 'The number of messages per second; Telegram accepts about 30.',
    example: '10',
  }),
  SMTP_URL: setting(z.optional(mailServer), {
    about: 'The mail server; without it emails are only written to MAIL_FOLDER.',
    example: 'smtps://user:PASSWORD@mail.example:465',
    isSecret: true,
  }),
  MAIL_CA: setting(z.optional(certificates), {
    about: "The certificates of a private authority that signed the mail server's certificate.",
    example: 'the contents of `/etc/otryv/mail-ca.pem`',
    isFile: true,
  }),
  MAIL_FROM: setting(z.prefault(z.string(), 'Отрыв <no-reply@localhost>'), {
    about: 'The sender of emails.',
    example: 'Отрыв <no-reply@otryv.example>',
  }),
  MAILING_LETTERS_PER_MINUTE: setting(positive(100), {
    about: 'The number of mailing emails per minute, as the mail server allows.',
    example: '30',
  }),
  MAIL_FOLDER: setting(z.prefault(z.string(), '.data/mail'), {
    about: 'The folder for emails if there is no mail server.',
    example: '/var/lib/otryv/mail',
  }),
  GUIDE_FOLDER: setting(z.prefault(z.string(), resolve(import.meta.dirname, '../../../docs/guide')), {
    about: 'The folder of articles of the guide. Preset by `serve`.',
    example: '/srv/otryv/guide',
    otherwise: '`docs/guide` of the repository',
  }),
  FILES_FOLDER: setting(z.prefault(z.string(), '.data/files'), {
    about: 'The folder for uploaded pictures, unless S3_BUCKET is set.',
    example: '/var/lib/otryv/files',
  }),
  BACKUP_FOLDER: setting(z.optional(text()), {
    about:
      'The folder for daily backups and for the list of erasures that a restore repeats; without it and BACKUP_BUCKET no backups are made.',
    example: '/var/backups/otryv',
  }),
  BACKUP_BUCKET: setting(z.optional(bucketName), {
    about:
      'A bucket for backups instead of BACKUP_FOLDER, which then contains only the backup being written; the S3_ settings apply to it as well.',
    example: 'otryv-backups',
  }),
  BACKUP_KEY: setting(z.optional(key32), {
    about:
      'Encrypts backups: 32 random bytes in base64. Keep a copy elsewhere: without it encrypted backups cannot be read.',
    example: 'what `openssl rand -base64 32` prints',
    isSecret: true,
  }),
  S3_BUCKET: setting(z.optional(bucketName), {
    about: 'The bucket of an object store for uploaded pictures; without it they are kept in FILES_FOLDER.',
    example: 'otryv-files',
  }),
  S3_ENDPOINT: setting(z.optional(z.url({ protocol: /^https?$/, error: 'must be an address' })), {
    about: 'The address of the object store; by default the regional address of Amazon.',
    example: 'https://storage.yandexcloud.net',
  }),
  S3_REGION: setting(z.prefault(text(), 'us-east-1'), {
    about: 'The region of the bucket, which self-hosted stores mostly ignore.',
    example: 'ru-central1',
  }),
  S3_PREFIX: setting(
    z.prefault(z.string().check(z.regex(/^([\w.-]+\/)*$/, 'must end with / and not begin with it')), ''),
    {
      about: 'The prefix of object names, for a shared bucket.',
      example: 'otryv/',
    },
  ),
  S3_ACCESS_KEY_ID: setting(z.optional(text()), {
    about: 'The id of the key for the buckets, which may list, read, write and remove their objects.',
    example: 'YCAJE0123456789',
  }),
  S3_SECRET_ACCESS_KEY: setting(z.optional(text()), {
    about: 'The secret of that key.',
    example: 'SECRET',
    isSecret: true,
  }),
  S3_FORCE_PATH_STYLE: setting(flag('true'), {
    about: 'Whether the bucket is in the path of addresses; false if it is in the host name.',
    example: 'false',
  }),
  SHOW_MAIL: setting(flag('false'), {
    about:
      'Shows written emails at /dev/mail to requests from this machine. `npm start` sets it with the game simulator.',
    example: 'false',
    isForTests: true,
  }),
  OPERATOR_NAME: setting(z.optional(text()), {
    about: 'The operator of the portal, in the legal texts and the footer.',
    example: 'ИП Иванов И. И.',
  }),
  OPERATOR_ADDRESS: setting(z.optional(text()), {
    about: "The operator's postal address.",
    example: '620000, Екатеринбург, ул. Ленина, 1',
  }),
  OPERATOR_EMAIL: setting(z.optional(email), {
    about: "The operator's email.",
    example: 'legal@otryv.example',
  }),
  SUPPORT_URL: setting(
    z.optional(z.string().check(z.regex(/^(https?:\/\/|mailto:)\S+$/, 'must be a page or begin with mailto:'))),
    { about: 'The support contact: a page or a mailto: address.', example: 'mailto:support@otryv.example' },
  ),
  RANKING_URL: setting(
    z.optional(z.string().check(z.regex(/^https?:\/\/\S*\{zwiftId\}\S*$/, 'must be an address with {zwiftId} in it'))),
    {
      about: 'The page of a rider on an external ranking, with the placeholder {zwiftId}.',
      example: 'https://ranking.example/riders/{zwiftId}',
    },
  ),
  COMMUNITIES: setting(
    z.pipe(
      z
        .prefault(z.string(), '')
        .check(z.refine((list) => listed(list).every((one) => community.test(one)), 'must list Name=https://address')),
      z.transform((list) => listed(list).flatMap(toCommunity)),
    ),
    {
      about: 'The communities of the footer, as `Name=https://address`, separated by commas.',
      example: 'Telegram=https://t.me/otryv',
    },
  ),
  WEBHOOK_ALLOW_LOOPBACK: setting(flag('false'), {
    about:
      'Delivers webhooks to addresses of this machine, also without https. Rejected unless PUBLIC_URL is of this machine.',
    example: 'false',
    isForTests: true,
  }),
  ENCRYPTION_KEY: setting(key32, {
    about: 'Encrypts stored secrets: 32 random bytes in base64. Keep a copy outside the backups.',
    example: 'what `openssl rand -base64 32` prints',
    isSecret: true,
  }),
  ENCRYPTION_KEYS_OLD: setting(keys32, {
    about:
      'Former keys, separated by commas or lines: values that they sealed or signed remain readable. `otryv keys reseal` reports when they can be removed.',
    example: 'what `ENCRYPTION_KEY` was before',
    otherwise: 'none',
    isSecret: true,
  }),
});

export type SettingName = keyof typeof environment.shape;

export const settingNames = Object.keys(environment.shape) as SettingName[];

export function notesOf(name: SettingName): SettingNotes {
  const ownNotes = notes.get(environment.shape[name]);
  if (!ownNotes) throw new Error(`${name} has no notes: declare it with setting().`);
  return ownNotes;
}
