/* Built from done.en.icu.json by tools/messages. */
export const en = {
  calendar_link_removed: 'The link is turned off; calendars no longer update from it.',
};
