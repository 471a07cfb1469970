import { domainToASCII } from 'node:url';

/**
 * Returns the key that makes mail addresses equal: without case, with normalized characters, and with the domain in
 * Punycode.
 */
export function mailKeyOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, at).normalize('NFC').toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`;
}

/** Whether two addresses belong to one mailbox. */
export function isSameMailbox(one: string | null, other: string): boolean {
  return one !== null && mailKeyOf(one) === mailKeyOf(other);
}
