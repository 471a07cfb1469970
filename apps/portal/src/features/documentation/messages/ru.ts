/* Built from ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  lead: 'Как читать протокол, вести заезд и подключить свой сайт',
  search: 'Поиск по справочнику',
  searchHint: 'Например: почему DNF, как скрыть вес',
  kinds: { public: 'Райдеру', faq: 'Вопросы и ответы', organizer: 'Организатору', development: 'Разработчику' },
  forWhom: { organizer: 'организаторам', development: 'только админам' },
  all: (count: number): string =>
    plural('ru', count, {
      one: `${formatNumber(count, { locale: 'ru' })} статья`,
      many: `Все ${formatNumber(count, { locale: 'ru' })} статей`,
      other: `Все ${formatNumber(count, { locale: 'ru' })} статьи`,
    }),
  asked: 'Спрашивают чаще всего',
  allQuestions: (count: number): string =>
    plural('ru', count, {
      one: `${formatNumber(count, { locale: 'ru' })} вопрос`,
      many: `Все ${formatNumber(count, { locale: 'ru' })} вопросов`,
      other: `Все ${formatNumber(count, { locale: 'ru' })} вопроса`,
    }),
  topics: 'Темы',
  onThisPage: 'На этой странице',
  updated: 'Обновлено',
  minutes: (count: number): string =>
    `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'минута', many: 'минут', other: 'минуты' })}`,
  next: 'Дальше',
  whole: 'Весь справочник',
  failed: 'Справочник не загрузился',
  articleFailed: 'Статья не загрузилась',
  notFoundTitle: 'Такой статьи нет',
  notFoundText: 'Адрес набран с ошибкой, или статью переименовали. Найдите её в справочнике.',
  found: (count: number): string =>
    count === 0
      ? 'Ничего не найдено'
      : `Найдено ${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'место', many: 'мест', other: 'места' })}`,
  nothingFound: 'Ничего не найдено',
  nothingFoundText: 'Напишите короче или другими словами.',
  searchFailed: 'Поиск не сработал',
  noQuestions: 'Такого вопроса нет',
  noQuestionsText: 'Напишите короче или поищите во всём справочнике.',
  question: 'Слово из вопроса',
};
