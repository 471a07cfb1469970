import Bowser from 'bowser';

const mostCharacters = 300;

/** Returns browser and system of a User-Agent as text, e.g. `Firefox, Windows`; an empty string if unknown. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, mostCharacters));
  return [browser.name, os.name].filter(Boolean).join(', ');
}
