/* Built from form.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  cancel: 'Cancel',
  unsaved: (count: number): string => `Unsaved: ${count}`,
  blocked: (fields: string): string => `Correct ${fields} to save`,
  restore: 'Restore',
  refused: (count: number): string =>
    `Not saved. Correct ${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'field', other: 'fields' })}`,
  notSent: (count: number): string =>
    `Not sent. Correct ${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'field', other: 'fields' })}`,
  correct: (count: number): string =>
    `Correct ${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'field', other: 'fields' })}`,
  failed: 'It was not saved. What you typed is in its place, please try again.',
  leave: {
    title: 'Leave without saving?',
    text: 'The changes are not saved and will be lost.',
    action: 'Leave',
    pending: 'Leaving',
  },
};
