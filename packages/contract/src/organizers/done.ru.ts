/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  organizer_saved: 'Страница сохранена.',
  organizer_created: (name: string): string => `Организатор «${name}» создан.`,
  organizer_changed: (name: string): string => `Организатор «${name}» изменён.`,
  organizer_deleted: (name: string): string => `Организатор «${name}» удалён. Заезды и протоколы остались.`,
};
