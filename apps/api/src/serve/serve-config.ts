import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, checkSettings, ServicesDown, type SettingFault, WrongConfiguration } from '../config.ts';
import { rejections } from './rejections.ts';
import { surroundingFaults } from './surroundings.ts';

const roles = {
  api: { JOBS: 'false', REQUESTS: 'true' },
  worker: { JOBS: 'true', REQUESTS: 'false' },
  all: { JOBS: 'true', REQUESTS: 'true' },
};
type Role = keyof typeof roles;

export interface Served {
  variables: NodeJS.ProcessEnv;
  /** Arguments after the name of the program. */
  args: readonly string[];
  /** Folder of the build: the portal, the embeds and the guide. */
  folder: string;
}

export interface CheckedForProduction {
  /** All settings if each can be read, including those that production rejects. */
  readable: Config | null;
  /** Settings accepted by production. */
  right: Partial<Config>;
  /** Everything that is missing, wrong or unsafe, once per setting. */
  faults: SettingFault[];
}

/**
 * Returns the configuration of production. Throws one WrongConfiguration with everything that is missing, wrong or
 * unsafe, or ServicesDown if nothing is but a service does not respond.
 */
export async function serveConfig(served: Served): Promise<Config> {
  const { readable, faults } = await checkForProduction(served);
  if (faults.length > 0 || !readable) {
    const isPassing = faults.every(({ mayPass }) => mayPass);
    throw isPassing ? new ServicesDown(sentencesOf(faults)) : new WrongConfiguration(sentencesOf(faults));
  }
  return readable;
}

/** Returns the list of `serve`, for callers that print more than the startup error. */
export async function checkForProduction({ variables, args, folder }: Served): Promise<CheckedForProduction> {
  const role = roleOf(args);
  const settings = { ...builtFolders(folder, role), ...variables, ...(role && roles[role]) };
  const { config, faults } = checkSettings(settings);
  const found: SettingFault[] = [
    ...(role ? [] : [{ name: '--role', message: 'must be api, worker or all' }]),
    ...faults,
    ...rejections(config, variables),
  ];
  // The target of a setting is not checked if the setting itself is rejected.
  const all = [...found, ...(await surroundingFaults(withoutHalves(without(config, found), found)))];
  // If a setting is rejected twice, the first reason is the more fundamental one.
  const first = all.filter(({ name }, place) => all.findIndex((one) => one.name === name) === place);
  const readable = faults.length === 0 ? (config as Config) : null;
  return { readable, right: without(config, first), faults: first };
}

function without(config: Partial<Config>, faults: readonly SettingFault[]): Partial<Config> {
  const refused = new Set(faults.map(({ name }) => name));
  return Object.fromEntries(Object.entries(config).filter(([name]) => !refused.has(name)));
}

/** Omits settings that mean something else without a rejected one: another file storage, a folder instead of a mail server. */
function withoutHalves(config: Partial<Config>, faults: readonly SettingFault[]): Partial<Config> {
  const halves = { ...config };
  if (faults.some(({ name }) => name.startsWith('S3_'))) {
    delete halves.FILES_FOLDER;
    delete halves.S3_BUCKET;
    delete halves.BACKUP_BUCKET;
  }
  if (faults.some(({ name }) => name === 'SMTP_URL')) delete halves.MAIL_FOLDER;
  return halves;
}

function roleOf(args: readonly string[]): Role | null {
  try {
    const { values } = parseArgs({ args: [...args], options: { role: { type: 'string', default: 'all' } } });
    return Object.hasOwn(roles, values.role) ? (values.role as Role) : null;
  } catch {
    return null;
  }
}

/** Returns the folders of the build; a process that only runs jobs serves no pages. */
function builtFolders(folder: string, role: Role | null): Record<string, string> {
  const guide = { GUIDE_FOLDER: join(folder, 'guide') };
  if (role === 'worker') return guide;
  return {
    ...guide,
    PORTAL_FOLDER: join(folder, 'portal'),
    PORTAL_SERVER: join(folder, 'portal-server', 'entry-server.js'),
    EMBED_FOLDER: join(folder, 'embed'),
  };
}

function sentencesOf(faults: readonly SettingFault[]): string {
  const lines = faults.map(({ name, message }) => `  ${name}: ${message}.`);
  return ['Отрыв does not start: every setting is in docs/operate/settings.md.', ...lines].join('\n');
}
