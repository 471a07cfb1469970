import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { environment, notesOf, type SettingName, settingNames } from './settings.ts';

export type Config = z.output<typeof environment>;

/** Problem with a setting, without its value. */
export interface SettingFault {
  name: string;
  message: string;
  /** Set if waiting may help: a service that does not respond may still be starting. */
  mayPass?: true;
}

/** Settings that were read; wrong or missing ones are reported and omitted. */
export interface CheckedSettings {
  config: Partial<Config>;
  faults: SettingFault[];
}

/** Settings that point to third-party services. */
export const outsideNames = settingNames.filter((name): name is OutsideName => notesOf(name).isOutside === true);

/** Settings that are never printed, with their documented examples. */
export const secretSettings = settingNames
  .filter((name) => notesOf(name).isSecret)
  .map((name) => ({ name, example: notesOf(name).example }));

type OutsideName = Extract<SettingName, `${string}_URL`>;

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is reachable only from this machine. */
export function isOwnMachine(url: string): boolean {
  return ownHosts.has(new URL(url).hostname);
}

/** Token under which Nest injects the Config. */
export const CONFIG = Symbol('Config');

/** Thrown for an invalid configuration, with a line for each variable and never a value. */
export class WrongConfiguration extends Error {}

/** Thrown if only services do not respond: another start may succeed without a change of settings. */
export class ServicesDown extends Error {}

/** Reads the configuration. Throws one WrongConfiguration that lists everything wrong with it. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const { config, faults } = checkSettings(variables);
  if (faults.length === 0) return config as Config;
  const lines = faults.map(({ name, message }) => `  ${name}: ${message}`);
  throw new WrongConfiguration(`The configuration is not right:\n${lines.join('\n')}`);
}

export function checkSettings(variables: NodeJS.ProcessEnv): CheckedSettings {
  const read = settingNames.map((name) => ({ name, ...readSetting(name, variables) }));
  const config: Partial<Config> = Object.fromEntries(
    read.flatMap(({ name, message, value }) => (message === undefined ? [[name, value]] : [])),
  );
  const faults = read.flatMap(({ name, message }) => (message === undefined ? [] : [{ name, message }]));
  if (config.WEBHOOK_ALLOW_LOOPBACK && config.PUBLIC_URL && !isOwnMachine(config.PUBLIC_URL)) {
    const message = 'must be false where PUBLIC_URL is not of this machine';
    faults.push({ name: 'WEBHOOK_ALLOW_LOOPBACK', message });
  }
  return { config, faults };
}

function readSetting(name: SettingName, variables: NodeJS.ProcessEnv): { value?: unknown; message?: string } {
  const given = givenText(name, variables);
  if (given.message !== undefined) return given;
  const { data, error } = environment.shape[name].safeParse(given.text);
  if (!error) return { value: data };
  const fault = given.text === undefined ? 'is missing' : (error.issues[0]?.message ?? 'is not right');
  return { message: `${fault}, for example ${notesOf(name).example}` };
}

/** Returns the text of a setting, possibly from a file if it is secret or long. */
function givenText(name: SettingName, variables: NodeJS.ProcessEnv): { text?: string | undefined; message?: string } {
  const text = variables[name];
  const file = variables[`${name}_FILE`];
  if (file === undefined) return { text };
  const { isSecret, isFile } = notesOf(name);
  if (!isSecret && !isFile) return { message: `takes no file: set ${name} itself, and take ${name}_FILE out` };
  if (text !== undefined) return { message: `is given twice: take ${name} or ${name}_FILE out` };
  try {
    return { text: readFileSync(file, 'utf8').replace(/\r?\n$/, '') };
  } catch {
    return { message: `the file that ${name}_FILE names cannot be read: check its path and its rights` };
  }
}
