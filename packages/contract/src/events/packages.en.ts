/* Built from packages.en.icu.json by tools/messages. */
export const en = {
  missingGroup: (groups: string): string => `A required group is missing: ${groups}`,
  missingGroups: (groups: string): string => `Required groups are missing: ${groups}`,
  extraGroup: (groups: string): string => `There is an extra group: ${groups}`,
  extraGroups: (groups: string): string => `There are extra groups: ${groups}`,
  groupENotFound: 'Group "E" was not found',
  startNotFound: 'The start date was not found',
  unknownPackage: (name: string): string => `There is no "package of settings" for ${name}`,
};
