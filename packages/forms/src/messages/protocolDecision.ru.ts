/* Built from protocolDecision.ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  titleDsq: 'Дисквалификация',
  titleOff: 'Вне зачёта',
  titleNone: 'Снять решение',
  titleGroup: (group: string): string => `Перенос в группу ${group}`,
  chosen: 'Выбранные строки',
  removeRow: (rider: string): string => `Убрать из решения: ${rider}`,
  reason: 'Причина',
  reasonHint: 'Увидят все: стоит в протоколе рядом с меткой',
  usual: 'Частые причины',
  submit: (count: number): string =>
    `Записать ${plural('ru', count, { one: 'решение', many: `${formatNumber(count, { locale: 'ru' })} решений`, other: `${formatNumber(count, { locale: 'ru' })} решения` })}`,
  submitting: 'Записываем',
  usualWeight: 'Вес изменён',
  usualPulse: 'Нет пульса',
  usualCategory: 'Чужая категория',
  usualVideo: 'Нет видео взвешивания',
  usualPower: 'Мощность другой категории',
  usualMistakenGroup: 'Ошибка при записи',
  usualAppeal: 'Протест принят',
  usualMistake: 'Ошибка модератора',
};
