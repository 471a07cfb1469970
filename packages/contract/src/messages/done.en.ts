/* Built from done.en.icu.json by tools/messages. */
export const en = {
  message_read: 'The message is read.',
  messages_read: 'All messages are read.',
};
