import type { Config, SettingFault } from '../config.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

/** Settings that only work together, and the features that need them. */
const sets: { names: readonly (keyof Config)[]; missing: string }[] = [
  { names: ['GAME_USERNAME', 'GAME_PASSWORD'], missing: 'nothing is read from the game' },
  { names: ['YANDEX_CLIENT_ID', 'YANDEX_CLIENT_SECRET'], missing: 'no one can sign in with Yandex ID' },
  { names: ['TWITCH_CLIENT_ID', 'TWITCH_CLIENT_SECRET'], missing: 'Twitch is not polled for streams' },
  { names: ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'], missing: 'nothing can be bought' },
  { names: ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT_NAME'], missing: 'no messages are sent by Telegram' },
];

/** Returns what `serve` rejects, one finding each. */
export function refusedSettings(faults: readonly SettingFault[]): Finding[] {
  if (faults.length === 0) return [ok('settings', 'serve starts with them')];
  return faults.map(({ name, message }) => broken(name, message));
}

/** Returns incompletely configured providers: the portal starts without them. */
export function halfGivenSettings(right: Partial<Config>, faults: readonly SettingFault[]): Finding[] {
  const refused = new Set(faults.map(({ name }) => name));
  return sets.flatMap(({ names, missing }) => {
    const absent = names.filter((name) => right[name] === undefined);
    const isHalf = absent.length > 0 && absent.length < names.length && !names.some((name) => refused.has(name));
    if (!isHalf) return [];
    const given = names.filter((name) => !absent.includes(name)).join(', ');
    return absent.map((name) => warning(name, `is missing beside ${given}, so ${missing}: set it, or remove ${given}`));
  });
}
