type Catalogue = Record<string, unknown>;

const modules = import.meta.glob<{ ru?: Catalogue }>([
  '../../packages/{ui,tables,forms,embed}/src/**/*.ru.ts',
  '../../apps/portal/src/**/messages/*ru.ts',
]);
const originals = new Map<Catalogue, Catalogue>();

/** Lengthens all Russian messages while enabled in the toolbar, and restores them afterwards. */
export async function loadPseudoLocale({ globals }: { globals: Record<string, unknown> }): Promise<void> {
  if (globals.locale !== 'pseudo') {
    for (const [catalogue, original] of originals) Object.assign(catalogue, original);
    return;
  }
  for (const { ru } of await Promise.all(Object.values(modules).map((load) => load()))) {
    if (!ru) continue;
    if (!originals.has(ru)) originals.set(ru, { ...ru });
    Object.assign(ru, longer(originals.get(ru)));
  }
}

/**
 * Doubles every vowel of a message, which makes it about two fifths longer; functions and objects return longer
 * messages.
 */
export function longer(message: unknown): unknown {
  if (typeof message === 'string') return message.replace(/[аеёиоуыэюя]/gi, '$&$&');
  if (typeof message === 'function') return (...values: unknown[]) => longer(message(...values));
  if (typeof message === 'object' && message !== null && Object.getPrototypeOf(message) === Object.prototype)
    return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, longer(value)]));
  return message;
}
