/* Built from en.icu.json by tools/messages. */
export const en = {
  zone: {
    toOwn: (zone: string): string => `Time zone: ${zone}. Show your own time`,
    toMoscow: (zone: string): string => `Time zone: ${zone}. Show Moscow time`,
  },
  theme: { toDark: 'Dark theme', toLight: 'Light theme' },
  copyright: (year: number): string => `© 2023–${year} Otryv`,
  slow: 'The server did not answer within 10 seconds. Your data are safe, please try again.',
  crash: {
    title: 'The page broke',
    text: 'The fault is ours. Reload the page, your data are safe.',
    missingTitle: 'The page did not load',
    missingText: 'There is no connection, or a new version of the site is out. Reload the page.',
    reload: 'Reload',
  },
  density: { compact: 'Compact tables', standard: 'Standard tables', comfortable: 'Comfortable tables' },
  account: {
    label: 'Account',
    settings: 'Settings',
    signOut: 'Sign out',
    signInNeeded: 'You need to sign in',
    resultsEdit: 'Editing',
    signIn: 'Sign in',
    signedOut: 'You have signed out!',
  },
  failed: 'Something went wrong. Try again.',
  support: 'Support',
  writeToSupport: 'Write to support',
  offline: 'You are offline. What has been loaded stays; the rest comes when the connection is back.',
  shortTitles: { series: 'Series' },
  search: 'Search the site',
};
