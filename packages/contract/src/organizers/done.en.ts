/* Built from done.en.icu.json by tools/messages. */
export const en = {
  organizer_saved: 'The page is saved.',
  organizer_created: (name: string): string => `The organizer “${name}” is created.`,
  organizer_changed: (name: string): string => `The organizer “${name}” is changed.`,
  organizer_deleted: (name: string): string => `The organizer “${name}” is deleted. Races and protocols remain.`,
};
