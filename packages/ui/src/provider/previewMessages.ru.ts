/* Built from previewMessages.ru.icu.json by tools/messages. */
export const ru = {
  width: 'Ширина',
  wide: 'Широкий экран',
  phone: 'Телефон',
  copyCode: 'Скопировать',
  copied: 'Скопировано',
};
