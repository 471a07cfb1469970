/* Built from form.ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  save: 'Сохранить',
  saving: 'Сохраняем',
  saved: 'Сохранено',
  cancel: 'Отмена',
  unsaved: (count: number): string => `Не сохранено: ${count}`,
  blocked: (fields: string): string => `Чтобы сохранить, исправьте: ${fields}`,
  restore: 'Вернуть',
  refused: (count: number): string =>
    `Не сохранено. Исправьте ${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'поле', many: 'полей', other: 'поля' })}`,
  notSent: (count: number): string =>
    `Не отправлено. Исправьте ${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'поле', many: 'полей', other: 'поля' })}`,
  correct: (count: number): string =>
    `Исправьте ${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'поле', many: 'полей', other: 'поля' })}`,
  failed: 'Не сохранилось. Введённое на месте, попробуйте ещё раз.',
  leave: {
    title: 'Уйти без сохранения?',
    text: 'Изменения не сохранены и пропадут.',
    action: 'Уйти',
    pending: 'Уходим',
  },
};
