/* Built from searchMessages.ru.icu.json by tools/messages. */
import { formatNumber, innerQuotes, plural } from '@otryv/race';

export const ru = {
  title: 'Поиск по сайту',
  placeholder: 'Райдер, заезд или его номер, команда, серия, статья',
  hint: 'Имя или название, можно не целиком, русскими или латинскими буквами.',
  loading: 'Ищем',
  found: (count: number): string =>
    `Нашлось: ${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'страница', many: 'страниц', other: 'страницы' })}`,
  meant: (text: string): string => `Нашлось по запросу «${innerQuotes(text)}»`,
  nothingTitle: 'Ничего не нашлось',
  nothing: 'Проверьте написание или напишите короче: хватит начала фамилии.',
  failed: 'Поиск не сработал',
  keys: '↑ ↓ выбрать, Enter открыть, Esc закрыть',
};
