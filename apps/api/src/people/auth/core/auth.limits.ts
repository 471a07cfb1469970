import type { Limit } from '../../../kernel/limits/limits.ts';
import { dayMs, hourMs, minuteMs } from '../../../kernel/time-units.ts';

/** Failed sign-ins with one login from one network, from unknown devices. */
export const signInOfLoginAndNetwork: Limit = { name: 'sign-in-login-network', most: 10, perMs: 15 * minuteMs };
/** Failed sign-ins with one login from all networks, from unknown devices. */
export const signInOfLogin: Limit = { name: 'sign-in-login', most: 50, perMs: dayMs };
/** Failed sign-ins from one known device of an account. */
export const signInOfDevice: Limit = { name: 'sign-in-device', most: 10, perMs: 15 * minuteMs };
/** Sign-in emails to one account. A link is valid until the next email can be sent. */
export const signInEmail: Limit = { name: 'sign-in-letter', most: 1, perMs: hourMs };
/** Failed sign-ins of one network, whichever accounts they target. */
export const signInOfNetwork: Limit = { name: 'sign-in-network', most: 50, perMs: 15 * minuteMs };
export const registrationOfNetwork: Limit = { name: 'registration-network', most: 10, perMs: hourMs };
/** Emails to one mailbox. */
export const emailToMailbox: Limit = { name: 'letter-mailbox', most: 5, perMs: hourMs };
/** Emails requested by one network. */
export const emailOfNetwork: Limit = { name: 'letter-network', most: 20, perMs: hourMs };
/** Password checks of signed-in users. */
export const passwordOfUser: Limit = { name: 'password-user', most: 10, perMs: 15 * minuteMs };
export const exportOfUser: Limit = { name: 'export-user', most: 5, perMs: hourMs };
