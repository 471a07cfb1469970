/** A text in the two languages of the book. */
export interface InBoth {
  ru: string;
  en: string;
}

/** Returns a text in the toolbar's language; Russian if unknown. */
export const inLocale = (locale: unknown, text: InBoth): string => (locale === 'en' ? text.en : text.ru);

const ru = {
  good: 'Так',
  bad: 'Не так',
  rule: 'Правило гонок',
  keyboard: 'Клавиатура',
  keys: 'Клавиши',
  does: 'Что делают',
  aliases: 'Ищут также',
  examples: 'Примеры сайтов',
  related: 'Рядом по смыслу',
  stories: 'Все истории',
  props: 'Свойства',
  status: { stable: 'стабильный', beta: 'бета' },
  embed: 'можно встраивать',
  kilobytes: 'кБ',
  size: 'JavaScript компонента после gzip, без React; стили общие',
  changed: 'изменён',
  report: 'Сообщить о недочёте',
  copied: 'Скопировано: вставьте в письмо команде',
  email: {
    fault: 'Недочёт',
    address: 'Адрес',
    window: 'Окно',
    browser: 'Браузер',
    did: 'Что сделали',
    saw: 'Что увидели',
    expected: 'Чего ждали',
  },
  looks: {
    heading: 'Посмотреть',
    darkPhone: 'тёмная, 390 px',
    lightPhone: 'светлая, 390 px',
    dark: 'тёмная',
    allThemes: 'все темы сразу',
    longTexts: 'длинные слова, 390 px',
  },
  toOther: 'In English',
  unread: 'Файл не загрузился, откройте ещё раз.',
};

const en: typeof ru = {
  good: 'Do',
  bad: 'Don’t',
  rule: 'Racing rule',
  keyboard: 'Keyboard',
  keys: 'Keys',
  does: 'What they do',
  aliases: 'Also searched as',
  examples: 'Example sites',
  related: 'Related',
  stories: 'All stories',
  props: 'Props',
  status: { stable: 'stable', beta: 'beta' },
  embed: 'embed-safe',
  kilobytes: 'kB',
  size: 'JavaScript of the component, gzipped, without React; the styles are shared',
  changed: 'changed',
  report: 'Report an issue',
  copied: 'Copied: paste it into an email to the team',
  email: {
    fault: 'Issue',
    address: 'Address',
    window: 'Window',
    browser: 'Browser',
    did: 'What you did',
    saw: 'What you saw',
    expected: 'What you expected',
  },
  looks: {
    heading: 'View',
    darkPhone: 'dark, 390 px',
    lightPhone: 'light, 390 px',
    dark: 'dark',
    allThemes: 'all themes side by side',
    longTexts: 'long texts, 390 px',
  },
  toOther: 'По-русски',
  unread: 'The file did not load, open it again.',
};

/** Returns the headings of docs pages in the toolbar's language; Russian if unknown. */
export const messagesOf = (locale: unknown): typeof ru => (locale === 'en' ? en : ru);
