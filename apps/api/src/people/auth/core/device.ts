import Bowser from 'bowser';

const mostCharacters = 300;

/** Browser and system of a User-Agent in words, e.g. `Firefox, Windows`; an empty string for an unknown one. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, mostCharacters));
  return [browser.name, os.name].filter(Boolean).join(', ');
}
