import { domainToASCII } from 'node:url';

/** What makes mail addresses the same: without case, in one form of their letters, and with their domain in Punycode. */
export function mailKeyOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, at).normalize('NFC').toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`;
}

/** Whether two addresses are of one mailbox. */
export function isSameMailbox(one: string | null, other: string): boolean {
  return one !== null && mailKeyOf(one) === mailKeyOf(other);
}
