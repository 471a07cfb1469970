import type { Limit } from '../platform/limits/limits.ts';
import { hourMs, minuteMs } from '../platform/time-units.ts';

/** Failed sign-ins of one account, wherever they come from. */
export const signInOfAccount: Limit = { name: 'sign-in-account', most: 10, perMs: 15 * minuteMs };
/** Failed sign-ins of one network, whatever accounts they try. */
export const signInOfNetwork: Limit = { name: 'sign-in-network', most: 50, perMs: 15 * minuteMs };
export const registrationOfNetwork: Limit = { name: 'registration-network', most: 10, perMs: hourMs };
/** Letters to one mailbox. */
export const letterToMailbox: Limit = { name: 'letter-mailbox', most: 5, perMs: hourMs };
/** Letters that one network asks for. */
export const letterOfNetwork: Limit = { name: 'letter-network', most: 20, perMs: hourMs };
/** Checks of a password by the signed-in. */
export const passwordOfUser: Limit = { name: 'password-user', most: 10, perMs: 15 * minuteMs };
export const exportOfUser: Limit = { name: 'export-user', most: 5, perMs: hourMs };
