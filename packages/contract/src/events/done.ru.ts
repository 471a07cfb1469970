/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  event_created: 'Заезд создан в игре. Теперь добавьте его на сайт.',
  event_created_partly: (problem: string): string =>
    `Заезд создан в игре, но не целиком. ${problem} Откройте его в редакторе и сохраните ещё раз.`,
  event_saved: 'Заезд сохранён в игре и на сайте.',
  event_saved_partly: (problem: string): string =>
    `Заезд сохранён не целиком. ${problem} Откройте его заново и проверьте.`,
  event_site_saved: 'Сохранено на сайте.',
  event_added: 'Заезд добавлен на сайт.',
  event_synced: 'Заезд обновлён из игры.',
  event_unchanged: 'Заезд на сайте такой же, как в игре.',
  event_deleted: 'Заезд удалён с сайта вместе с участниками, результатами и решениями.',
  event_deleted_in_game: 'Заезд удалён и в игре, и с сайта.',
};
