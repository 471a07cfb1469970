import type { Preview } from '@storybook/react-vite';
import type { InBoth } from '../docs/messages.ts';

/** The toolbar is built before a language can be selected in it: it uses the browser's. */
const isRussian = /^ru\b/.test(navigator.language);
const textOf = ({ ru, en }: InBoth) => (isRussian ? ru : en);

interface Choices {
  icon: ToolbarIcon;
  items: readonly (InBoth & { value: string })[];
  /** Whether its name is shown: the names of all would leave no space for Storybook's tools. */
  isNamed?: boolean;
}

const toolbar = (title: InBoth, { icon, items, isNamed = false }: Choices) => ({
  description: textOf(title),
  toolbar: {
    title: isNamed ? textOf(title) : '',
    icon,
    items: items.map(({ value, ...name }) => ({ value, title: textOf(name) })),
    dynamicTitle: isNamed,
  },
});

type ToolbarIcon =
  | 'paintbrush'
  | 'globe'
  | 'time'
  | 'menu'
  | 'transfer'
  | 'box'
  | 'play'
  | 'watch'
  | 'user'
  | 'lightning';

/** Toolbar settings of every story. The viewport tool sets widths, the a11y tool colour vision. */
export const globalTypes: Preview['globalTypes'] = {
  theme: toolbar(
    { ru: 'Тема', en: 'Theme' },
    {
      icon: 'paintbrush',
      isNamed: true,
      items: [
        { value: 'light', ru: 'Светлая', en: 'Light' },
        { value: 'dark', ru: 'Тёмная', en: 'Dark' },
        { value: 'contrast', ru: 'Контраст', en: 'Contrast' },
        { value: 'all', ru: 'Все темы сразу', en: 'All themes at once' },
      ],
    },
  ),
  locale: toolbar(
    { ru: 'Язык', en: 'Language' },
    {
      icon: 'globe',
      isNamed: true,
      items: [
        { value: 'ru', ru: 'Русский', en: 'Русский' },
        { value: 'en', ru: 'English', en: 'English' },
        { value: 'pseudo', ru: 'Псевдо, длиннее на треть', en: 'Pseudo, a third longer' },
      ],
    },
  ),
  direction: toolbar(
    { ru: 'Направление', en: 'Direction' },
    {
      icon: 'transfer',
      items: [
        { value: 'ltr', ru: 'Слева направо', en: 'Left to right' },
        { value: 'rtl', ru: 'Справа налево', en: 'Right to left' },
      ],
    },
  ),
  timeZone: toolbar(
    { ru: 'Пояс', en: 'Time zone' },
    {
      icon: 'time',
      items: [
        { value: 'Europe/Moscow', ru: 'Москва', en: 'Moscow' },
        { value: 'Asia/Vladivostok', ru: 'Владивосток', en: 'Vladivostok' },
        { value: 'Europe/Berlin', ru: 'Берлин', en: 'Berlin' },
        { value: 'UTC', ru: 'UTC', en: 'UTC' },
      ],
    },
  ),
  density: toolbar(
    { ru: 'Плотность', en: 'Density' },
    {
      icon: 'menu',
      items: [
        { value: 'compact', ru: 'Плотно', en: 'Compact' },
        { value: 'standard', ru: 'Обычно', en: 'Standard' },
        { value: 'comfortable', ru: 'Просторно', en: 'Comfortable' },
      ],
    },
  ),
  container: toolbar(
    { ru: 'Ширина места', en: 'Width of the place' },
    {
      icon: 'box',
      items: [
        { value: 'full', ru: 'Вся ширина', en: 'Full width' },
        { value: '280', ru: 'Колонка 280 px', en: 'A column of 280 px' },
      ],
    },
  ),
  motion: toolbar(
    { ru: 'Движение', en: 'Movement' },
    {
      icon: 'play',
      items: [
        { value: 'full', ru: 'С движением', en: 'With movement' },
        { value: 'reduced', ru: 'Без движения', en: 'Without movement' },
      ],
    },
  ),
  clock: toolbar(
    { ru: 'Часы', en: 'Clock' },
    {
      icon: 'watch',
      isNamed: true,
      items: [
        { value: 'fixed', ru: '21 ноября, 15:00', en: '21 November, 15:00' },
        { value: 'before-start', ru: 'За две минуты до старта', en: 'Two minutes before the start' },
        { value: 'new-year', ru: 'За полминуты до Нового года', en: 'Half a minute before the New Year' },
        { value: 'running', ru: 'Настоящее время', en: 'The real time' },
      ],
    },
  ),
  network: toolbar(
    { ru: 'Сеть на экранах', en: 'Network of screens' },
    {
      icon: 'lightning',
      items: [
        { value: 'story', ru: 'Как в истории', en: 'As the story has it' },
        { value: 'loading', ru: 'Ещё грузится', en: 'Still loading' },
        { value: 'slow', ru: 'Медленно', en: 'Slow' },
        { value: 'failed', ru: 'Сервер отказал', en: 'The server failed' },
        { value: 'forbidden', ru: 'Нет прав', en: 'No rights' },
        { value: 'offline', ru: 'Нет связи', en: 'No connection' },
      ],
    },
  ),
  role: toolbar(
    { ru: 'Роль на экранах', en: 'Role on screens' },
    {
      icon: 'user',
      items: [
        { value: 'story', ru: 'Как в истории', en: 'As the story has it' },
        { value: 'guest', ru: 'Гость', en: 'Guest' },
        { value: 'rider', ru: 'Райдер', en: 'Rider' },
        { value: 'organizer', ru: 'Организатор', en: 'Organizer' },
        { value: 'admin', ru: 'Администратор', en: 'Administrator' },
      ],
    },
  ),
};

/** Initial settings of the toolbar. */
export const initialGlobals: Preview['initialGlobals'] = {
  theme: 'light',
  locale: 'ru',
  direction: 'ltr',
  timeZone: 'Europe/Moscow',
  density: 'compact',
  container: 'full',
  motion: 'full',
  clock: 'fixed',
  network: 'story',
  role: 'story',
};
