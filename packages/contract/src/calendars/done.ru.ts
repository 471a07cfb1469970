/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  calendar_link_removed: 'Ссылка отключена, подписка по ней больше не обновляется.',
};
