/* Built from en.icu.json by tools/messages. */
export const en = {
  title: 'Sign out and delete what was not sent?',
  drafts: 'Drafts that will be lost:',
  noName: 'Event without a name',
  unsaved: 'This page has unsaved changes, which will be lost.',
  action: 'Sign out and delete',
  pending: 'Signing out',
};
