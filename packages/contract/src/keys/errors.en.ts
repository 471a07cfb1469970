/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  key_unknown:
    'There is no such key, or it was revoked. The owner of the organizer makes a new one: section Organizer, tab Keys.',
  key_needed:
    'This takes a secret key in the header Otryv-Key. The owner of the organizer makes one: section Organizer, tab Keys.',
  key_origin: 'This key is not for this site. Name the site in a new key: section Organizer, tab Keys.',
  key_exposed:
    'The secret key came from a browser, where everybody can read it. Revoke it, make a new one, and give the site a publishable key.',
  key_scope: 'This key does not open this address. Keys read; everything else is done by people who have signed in.',
  key_not_found: 'This key is gone. Refresh the list.',
  keys_full: (most: number): string => `The organizer has ${most} keys already. Revoke one and try again.`,
};
