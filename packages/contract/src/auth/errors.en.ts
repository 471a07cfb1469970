/* Built from errors.en.icu.json by tools/messages. */
import { plural } from '@otryv/race';

export const en = {
  credentials_wrong: 'The login, e-mail or password did not match. Check the keyboard layout or reset the password.',
  csrf_failed: 'The request did not come from this page. Refresh it and try again.',
  username_taken: 'This login is taken. Choose another one.',
  username_wrong: 'The login did not match. Enter your login to confirm.',
  password_wrong: 'The password did not match. Check the keyboard layout or reset the password.',
  password_too_common: 'This password is too common. Choose another one, best of several words.',
  too_many_attempts: (minutes: number): string =>
    `Too many attempts. Try again in ${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })}.`,
  sign_in_by_letter:
    'Too many wrong passwords. If there is such an account and its e-mail is confirmed, we have sent it a letter with a link to sign in. The link is good for an hour.',
  link_outdated: 'The link is outdated or has been used. Ask for a new letter.',
  email_confirmed: 'The address is confirmed already. There is nothing to do.',
  email_missing: 'The account has no e-mail address. Add one in the settings.',
  session_not_found: 'This session has ended already. Refresh the list.',
  provider_unset: 'This way to sign in is not configured. Sign in by login and password.',
  provider_not_linked: 'This way to sign in is not linked. Refresh the page.',
  provider_refused: 'The sign-in service did not confirm the sign-in. Try again.',
  provider_unavailable: 'The sign-in service does not respond. Try again in a minute.',
  provider_taken: 'This account is linked to another profile. Sign in with it or unlink it there.',
  provider_email_taken:
    'There is an account with this e-mail address. Sign in by password and link this way in the settings.',
  last_way_in: 'This is the only way to sign in. Set a password or link another one first.',
  owns_organizer: 'You own an organizer. Hand it over first.',
};
