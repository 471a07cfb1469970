/* Built from pictures.ru.icu.json by tools/messages. */
export const ru = {
  pictures: 'Логотип и постер',
  logo: 'Логотип',
  removesLogo: 'Убрать логотип со страницы',
  poster: 'Постер',
  posterHint: 'От 1366 px в ширину',
  removesPoster: 'Убрать постер со страницы',
  present: 'Сейчас на странице',
};
