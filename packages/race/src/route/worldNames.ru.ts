/* Built from worldNames.ru.icu.json by tools/messages. */
export const ru = {
  watopia: 'Ватопия',
  richmond: 'Ричмонд',
  london: 'Лондон',
  'new-york': 'Нью-Йорк',
  innsbruck: 'Инсбрук',
  bologna: 'Болонья',
  yorkshire: 'Йоркшир',
  'crit-city': 'Крит-Сити',
  'makuri-islands': 'Макури',
  france: 'Франция',
  paris: 'Париж',
  scotland: 'Шотландия',
  'gravel-mountain': 'Гравийная гора',
};
