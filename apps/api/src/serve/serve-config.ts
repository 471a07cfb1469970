import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, checkSettings, type SettingFault, WrongConfiguration } from '../config.ts';
import { refusals } from './refusals.ts';
import { surroundingFaults } from './surroundings.ts';

const roles = {
  api: { JOBS: 'false', REQUESTS: 'true' },
  worker: { JOBS: 'true', REQUESTS: 'false' },
  all: { JOBS: 'true', REQUESTS: 'true' },
};
type Role = keyof typeof roles;

export interface Served {
  variables: NodeJS.ProcessEnv;
  /** The words after the name of the program. */
  words: readonly string[];
  /** Where the build lies: the portal, the embeds and the guide. */
  folder: string;
}

export interface CheckedForProduction {
  /** All settings where each can be read, also those that production refuses. */
  readable: Config | null;
  /** What production takes. */
  right: Partial<Config>;
  /** Everything that is missing, wrong or unsafe, a setting once. */
  faults: SettingFault[];
}

/** The configuration of production. Throws one WrongConfiguration with everything that is missing, wrong or unsafe. */
export async function serveConfig(served: Served): Promise<Config> {
  const { readable, faults } = await checkForProduction(served);
  if (faults.length > 0 || !readable) throw new WrongConfiguration(sentencesOf(faults));
  return readable;
}

/** The list of `serve`, for callers that print more than the refusal to start. */
export async function checkForProduction({ variables, words, folder }: Served): Promise<CheckedForProduction> {
  const role = roleOf(words);
  const settings = { ...builtFolders(folder, role), ...variables, ...(role && roles[role]) };
  const { config, faults } = checkSettings(settings);
  const found: SettingFault[] = [
    ...(role ? [] : [{ name: '--role', message: 'must be api, worker or all' }]),
    ...faults,
    ...refusals(config, variables),
  ];
  // Where a setting leads to is not looked at while the setting itself is refused.
  const all = [...found, ...(await surroundingFaults(withoutWholeStore(without(config, found), found)))];
  // Of a setting that is refused twice the first reason is the deeper one.
  const first = all.filter(({ name }, place) => all.findIndex((one) => one.name === name) === place);
  const readable = faults.length === 0 ? (config as Config) : null;
  return { readable, right: without(config, first), faults: first };
}

function without(config: Partial<Config>, faults: readonly SettingFault[]): Partial<Config> {
  const refused = new Set(faults.map(({ name }) => name));
  return Object.fromEntries(Object.entries(config).filter(([name]) => !refused.has(name)));
}

/** Where files are kept is not looked at while a part of it is refused: the rest alone leads elsewhere. */
function withoutWholeStore(config: Partial<Config>, faults: readonly SettingFault[]): Partial<Config> {
  if (!faults.some(({ name }) => name.startsWith('S3_'))) return config;
  const { FILES_FOLDER: _, S3_BUCKET: __, BACKUP_BUCKET: ___, ...rest } = config;
  return rest;
}

function roleOf(words: readonly string[]): Role | null {
  try {
    const { values } = parseArgs({ args: [...words], options: { role: { type: 'string', default: 'all' } } });
    return Object.hasOwn(roles, values.role) ? (values.role as Role) : null;
  } catch {
    return null;
  }
}

/** What the build holds; a process that only runs jobs shows no pages. */
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
