/* Built from eligibility.en.icu.json by tools/messages. */
export const en = {
  allowed: 'You may enter',
  allowedBecause: (reasons: string): string => `You may enter: ${reasons}`,
  refused: 'You may not enter',
  refusedBecause: (reasons: string): string => `You may not enter: ${reasons}`,
  unknown: 'Not known: the game decides',
  comparison: (subject: string, actual: string, operator: string, required: string): string =>
    `${subject} ${actual}, required ${operator} ${required}`,
  missing: (subject: string, operator: string, required: string): string =>
    `${subject}: required ${operator} ${required}, yours is not known`,
  womenOnly: 'the group is for women only',
  menOnly: 'the group is for men only',
  club: 'the event is for members of the club only',
  category: 'category',
  zFTP: 'zFTP',
  zFTPwkg: 'zFTP, W/kg',
  zMAP: 'zMAP',
  zMAPwkg: 'zMAP, W/kg',
  score: 'racing score',
  age: 'age',
  playerType: 'kind of account',
  profileId: 'number of the rider',
  noCategory: 'none',
  unknownWithout: (names: string): string => `Not known, some of your data are missing: ${names}`,
  sex: 'sex',
  membership: 'membership of the club',
};
