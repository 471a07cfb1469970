import type { Preview } from '@storybook/react-vite';

const named = new Set(['Тема', 'Язык', 'Часы']);
const toolbar = (title: string, icon: ToolbarIcon, items: readonly (readonly [value: string, title: string])[]) => ({
  description: title,
  toolbar: {
    title: named.has(title) ? title : '',
    icon,
    items: items.map(([value, name]) => ({ value, title: name })),
    // The names of all would leave no space for the tools of Storybook.
    dynamicTitle: named.has(title),
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

/** What the toolbar changes in every story. Widths are those of the viewport tool, colour vision is that of the a11y tool. */
export const globalTypes: Preview['globalTypes'] = {
  theme: toolbar('Тема', 'paintbrush', [
    ['light', 'Светлая'],
    ['dark', 'Тёмная'],
    ['contrast', 'Контраст'],
    ['all', 'Все темы сразу'],
  ]),
  locale: toolbar('Язык', 'globe', [
    ['ru', 'Русский'],
    ['en', 'English'],
    ['pseudo', 'Псевдо, длиннее на треть'],
  ]),
  direction: toolbar('Направление', 'transfer', [
    ['ltr', 'Слева направо'],
    ['rtl', 'Справа налево'],
  ]),
  timeZone: toolbar('Пояс', 'time', [
    ['Europe/Moscow', 'Москва'],
    ['Asia/Vladivostok', 'Владивосток'],
    ['Europe/Berlin', 'Берлин'],
    ['UTC', 'UTC'],
  ]),
  density: toolbar('Плотность', 'menu', [
    ['compact', 'Плотно'],
    ['standard', 'Обычно'],
    ['comfortable', 'Просторно'],
  ]),
  container: toolbar('Ширина места', 'box', [
    ['full', 'Вся ширина'],
    ['280', 'Колонка 280 px'],
  ]),
  motion: toolbar('Движение', 'play', [
    ['full', 'С движением'],
    ['reduced', 'Без движения'],
  ]),
  clock: toolbar('Часы', 'watch', [
    ['fixed', '21 ноября, 15:00'],
    ['before-start', 'За две минуты до старта'],
    ['new-year', 'За полминуты до Нового года'],
    ['running', 'Настоящее время'],
  ]),
  network: toolbar('Сеть на экранах', 'lightning', [
    ['story', 'Как в истории'],
    ['loading', 'Ещё грузится'],
    ['slow', 'Медленно'],
    ['failed', 'Сервер отказал'],
    ['forbidden', 'Нет прав'],
    ['offline', 'Нет связи'],
  ]),
  role: toolbar('Роль на экранах', 'user', [
    ['story', 'Как в истории'],
    ['guest', 'Гость'],
    ['rider', 'Райдер'],
    ['organizer', 'Организатор'],
    ['admin', 'Администратор'],
  ]),
};

/** What the toolbar has chosen at first. */
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
