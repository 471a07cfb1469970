/* Built from done.ru.icu.json by tools/messages. */
import { innerQuotes } from '@otryv/race';

export const ru = {
  series_created: (name: string): string =>
    `Серия «${innerQuotes(name)}» создана. Её видите вы и администраторы, пока она не опубликована.`,
  series_saved: 'Серия сохранена.',
  series_deleted: (name: string): string =>
    `Серия «${innerQuotes(name)}» удалена. Заезды и их протоколы остались, файл серии придёт сообщением.`,
  series_published: 'Серия опубликована.',
  series_hidden: 'Серия снята с публикации.',
  stage_saved: 'Этапы сохранены.',
  stage_added: 'Этап добавлен.',
  stage_taken_out: 'Заезд убран из серии.',
  stage_refreshed: (order: number): string => `Этап ${order} обновлён.`,
  general_recalculated: 'Главный зачёт пересчитан.',
  category_changed: 'Категория изменена. Места и главный зачёт пересчитаны.',
  penalty_set: 'Штраф установлен. Места и главный зачёт пересчитаны.',
  penalty_removed: 'Штраф снят. Места и главный зачёт пересчитаны.',
  stage_row_disqualified: 'Райдер снят. Места и главный зачёт пересчитаны.',
  stage_row_restored: 'Дисквалификация снята. Места и главный зачёт пересчитаны.',
  stage_row_added: 'Результат добавлен.',
  stage_row_removed: 'Результат удалён.',
  stage_decision_undone: 'Решение отменено. Места и главный зачёт пересчитаны.',
  stage_locked_done: 'Этап закрыт для правок.',
  stage_unlocked: 'Этап открыт для правок.',
};
