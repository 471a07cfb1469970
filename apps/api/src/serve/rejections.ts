import { isIP, isIPv6 } from 'node:net';
import { isAbsolute, resolve, sep } from 'node:path';
import { type Config, isOwnMachine, outsideNames, type SettingFault, secretSettings } from '../config.ts';
import { isPublicAddress } from '../kernel/http/public-addresses.ts';

/** Rule of production: returns what is unsafe about the settings, or null. */
type Rule = (config: Partial<Config>, variables: NodeJS.ProcessEnv) => SettingFault[];

const placeholder = /^(password|passwort|secret|token|key|changeme|change[-_]me|example|test|admin|qwerty|123456\d*)$/i;
const shortestPassword = 12;
/** Minimum number of different values: 32 random bytes have about 30. */
const fewestValues = 16;
/** Settings that only work together. */
const pairs: [keyof Config, keyof Config][] = [
  ['GAME_USERNAME', 'GAME_PASSWORD'],
  ['YANDEX_CLIENT_ID', 'YANDEX_CLIENT_SECRET'],
  ['TWITCH_CLIENT_ID', 'TWITCH_CLIENT_SECRET'],
  ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];
/** Settings without effect unless another one is set. */
const additions: [keyof Config, keyof Config][] = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['BACKUP_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_PREFIX', 'S3_BUCKET'],
  ['MAIL_CA', 'SMTP_URL'],
];
const buckets = ['S3_BUCKET', 'BACKUP_BUCKET'];
const anyCertificate =
  /[?&](tls\.rejectUnauthorized=false|(tlsInsecure|tlsAllowInvalidCertificates|tlsAllowInvalidHostnames)=true)\b/i;
/** Minimum prefix length of a trusted proxy network. */
const fewestBits = { 4: 8, 6: 16 };
const tools = /--(inspect|import|require|loader|experimental-loader)|(^|\s)-r\b/;

/** Returns what production rejects among settings that are valid individually. Never contains a secret's value. */
export function rejections(config: Partial<Config>, variables: NodeJS.ProcessEnv): SettingFault[] {
  return rules.flatMap((rule) => rule(config, variables));
}

const rules: Rule[] = [
  ({ PUBLIC_URL }, variables) =>
    faultIf('PUBLIC_URL', variables.PUBLIC_URL === undefined && PUBLIC_URL !== undefined, [
      'is missing: emails and sign-in would link to localhost; set it to the address of the portal, https://…',
    ]),
  ({ PUBLIC_URL }) =>
    faultIf('PUBLIC_URL', isPublic(PUBLIC_URL) && !PUBLIC_URL.startsWith('https:'), [
      'is http: passwords and cookies could be read in transit; set it to https://… and put a proxy with TLS in front of the portal',
    ]),
  ({ ENCRYPTION_KEY, BACKUP_KEY }) =>
    Object.entries({ ENCRYPTION_KEY, BACKUP_KEY })
      .filter(([, key]) => key !== undefined && new Set(key).size < fewestValues)
      .map(([name]) => ({ name, message: 'is not random: use the output of `openssl rand -base64 32`' })),
  (config) =>
    secretSettings
      .filter(({ name, example }) => config[name] === example || isPlaceholder(config[name]))
      .map(({ name }) => ({ name, message: 'is a placeholder, or contains one as a password: set the real one' })),
  (_config, variables) =>
    pairs
      .flatMap(([one, other]) => [
        { name: one, beside: other },
        { name: other, beside: one },
      ])
      .concat(additions.map(([one, other]) => ({ name: other, beside: one })))
      .filter(({ name, beside }) => !isGiven(name, variables) && isGiven(beside, variables))
      .map(({ name, beside }) => ({ name, message: `is missing beside ${beside}: set both, or remove ${beside}` })),
  (_config, variables) =>
    ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID']
      .filter((beside) => isGiven(beside, variables) && !buckets.some((name) => isGiven(name, variables)))
      .map((beside) => ({
        name: 'S3_BUCKET',
        message: `is missing beside ${beside}: set it or BACKUP_BUCKET, or remove ${beside}`,
      })),
  ({ S3_BUCKET, BACKUP_BUCKET }) =>
    faultIf('BACKUP_BUCKET', BACKUP_BUCKET !== undefined && BACKUP_BUCKET === S3_BUCKET, [
      'is the same as S3_BUCKET, whose files are public: create a separate bucket',
    ]),
  ({ MONGODB_URI, SMTP_URL }) =>
    Object.entries({ MONGODB_URI, SMTP_URL })
      .filter(([, uri]) => anyCertificate.test(uri ?? ''))
      .map(([name]) => ({
        name,
        message: 'accepts any certificate, so that another server could read the password: remove that option',
      })),
  ({ FILES_FOLDER, S3_BUCKET }) =>
    faultIf('FILES_FOLDER', S3_BUCKET === undefined && FILES_FOLDER !== undefined && !isAbsolute(FILES_FOLDER), [
      'is missing or relative to the working directory: set an absolute path, such as /var/lib/otryv/files, or a bucket by S3_BUCKET',
    ]),
  ({ S3_ENDPOINT }) =>
    faultIf('S3_ENDPOINT', S3_ENDPOINT?.startsWith('http:') && isOnPublicNetwork(S3_ENDPOINT), [
      'is http, so that pictures and backups could be read and replaced in transit: set it to https://…',
    ]),
  ({ BACKUP_FOLDER }) =>
    faultIf('BACKUP_FOLDER', BACKUP_FOLDER !== undefined && !isAbsolute(BACKUP_FOLDER), [
      'is relative to the working directory: set an absolute path, such as /var/backups/otryv',
    ]),
  ({ BACKUP_FOLDER, FILES_FOLDER }) =>
    faultIf('BACKUP_FOLDER', isWithin(BACKUP_FOLDER, FILES_FOLDER), [
      'is in FILES_FOLDER, whose files are public: set another folder, preferably on another disk',
    ]),
  ({ MONGODB_URI }) => {
    const password = passwordOf(MONGODB_URI);
    const isShort = password !== null && password.length < shortestPassword && !placeholder.test(password);
    return faultIf('MONGODB_URI', isShort, [
      `has a password of less than ${shortestPassword} characters: set a longer one for the user of the database`,
    ]);
  },
  ({ PUBLIC_URL, SMTP_URL }, variables) =>
    faultIf('SMTP_URL', isPublic(PUBLIC_URL) && SMTP_URL === undefined && !isGiven('SMTP_URL', variables), [
      'is missing: users could not confirm an address or set a new password; set the mail server, smtps://user:PASSWORD@host:465',
    ]),
  ({ PUBLIC_URL, SMTP_URL, MAIL_FROM }) =>
    faultIf('MAIL_FROM', isPublic(PUBLIC_URL) && SMTP_URL !== undefined && MAIL_FROM?.endsWith('@localhost>'), [
      'is the default, which mail servers reject: set the sender, as Отрыв <no-reply@otryv.example>',
    ]),
  ({ PORT, METRICS_PORT }) =>
    faultIf('METRICS_PORT', METRICS_PORT !== undefined && METRICS_PORT === PORT, [
      'is the same as PORT, which is public: set another one',
    ]),
  ({ METRICS_PORT }) =>
    faultIf('METRICS_PORT', METRICS_PORT === 0, [
      'is 0, which is a different port with each start: set one above 1023',
    ]),
  ({ TRUSTED_PROXIES }) =>
    faultIf('TRUSTED_PROXIES', TRUSTED_PROXIES?.some(isWide), [
      'trusts a large part of the network, so that readers could forge their addresses: list the addresses of your proxies',
    ]),
  ({ SHOW_MAIL }) => faultIf('SHOW_MAIL', SHOW_MAIL, ['is for tests, and shows emails to others: remove it']),
  ({ WEBHOOK_ALLOW_LOOPBACK }) =>
    faultIf('WEBHOOK_ALLOW_LOOPBACK', WEBHOOK_ALLOW_LOOPBACK, [
      'is for tests, and opens this machine to webhooks: remove it',
    ]),
  (config) =>
    outsideNames
      .filter((name) => config[name] !== undefined && leadsToStandIn(config[name]))
      .map((name) => ({
        name,
        message: 'is the address of a simulator, or lacks https: remove it, or set the real address',
      })),
  (_config, variables) =>
    (['JOBS', 'REQUESTS'] as const)
      .filter((name) => variables[name] !== undefined)
      .map((name) => ({ name, message: 'is set by --role: remove it' })),
  (_config, { CLOCK_SHIFT_MS }) =>
    faultIf('CLOCK_SHIFT_MS', CLOCK_SHIFT_MS !== undefined, ['is for tests, and shifts the clock: remove it']),
  (_config, { NODE_OPTIONS }) =>
    faultIf('NODE_OPTIONS', tools.test((NODE_OPTIONS ?? '').replaceAll('_', '-')), [
      'loads other code or opens a debugging port: remove that option',
    ]),
  (_config, { NODE_TLS_REJECT_UNAUTHORIZED }) =>
    faultIf('NODE_TLS_REJECT_UNAUTHORIZED', NODE_TLS_REJECT_UNAUTHORIZED === '0', [
      'accepts any certificate, so that anyone could impersonate the services that the portal calls: remove it',
    ]),
];

function faultIf(name: string, isFault: boolean | undefined, messages: string[]): SettingFault[] {
  return isFault ? messages.map((message) => ({ name, message })) : [];
}

function isWithin(folder: string | undefined, outer: string | undefined): boolean {
  if (folder === undefined || outer === undefined) return false;
  return `${resolve(folder)}${sep}`.startsWith(`${resolve(outer)}${sep}`);
}

function isGiven(name: string, variables: NodeJS.ProcessEnv): boolean {
  return variables[name] !== undefined || variables[`${name}_FILE`] !== undefined;
}

function isPublic(url: string | undefined): url is string {
  return url !== undefined && !isOwnMachine(url);
}

/** Whether a host is on the public network: a name without a dot is in the local one, as in a compose file. */
function isOnPublicNetwork(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(internal|local)$/.test(host);
}

function leadsToStandIn(url: string): boolean {
  return isOwnMachine(url) || !url.startsWith('https:');
}

function isPlaceholder(value: unknown): boolean {
  return typeof value === 'string' && [value, passwordOf(value) ?? ''].some((text) => placeholder.test(text));
}

function isWide(range: string): boolean {
  const [network = '', bits] = range.split('/');
  if (bits === undefined) return false;
  // An IPv4 address in IPv6 notation has a 96-bit prefix.
  if (/^::ffff:/i.test(network)) return Number(bits) < 96 + fewestBits[4];
  return Number(bits) < fewestBits[isIPv6(network) ? 6 : 4];
}

/** Returns the password of an address, including one that names several servers. */
function passwordOf(uri: string | undefined): string | null {
  return /^[^:]+:\/\/[^/@:]*:([^/@]*)@/.exec(uri ?? '')?.[1] ?? null;
}
