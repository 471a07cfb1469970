/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  unsubscribed: 'Письма отключены.',
};
