/* Built from feedbackMessages.en.icu.json by tools/messages. */
export const en = {
  close: 'Close',
  undo: 'Undo',
  tone: { success: 'Done', error: 'Error', warning: 'Warning', info: 'Message' },
  messages: 'Messages',
};
