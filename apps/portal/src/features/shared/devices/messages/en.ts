/* Built from en.icu.json by tools/messages. */
export const en = {
  current: 'this device',
  unknown: 'Unknown device',
  signedIn: 'signed in',
  used: 'used',
  end: 'Sign out',
  endOf: (device: string): string => `Sign out: ${device}`,
};
