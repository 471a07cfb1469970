import { isIPv6 } from 'node:net';
import Bowser from 'bowser';

const mostCharacters = 300;

/** Browser and system of a User-Agent in words, e.g. `Firefox, Windows`; an empty string for an unknown one. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, mostCharacters));
  return [browser.name, os.name].filter(Boolean).join(', ');
}

/** The network of an IP address: enough to recognise a place, not to find a person. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return networkOf(mapped);
  if (isIPv6(address)) return `${address.split(':').slice(0, 3).join(':')}:*`;
  return address.replace(/\.\d+$/, '.*');
}
