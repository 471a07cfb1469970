/* Built from ru.icu.json by tools/messages. */
export const ru = {
  current: 'это устройство',
  unknown: 'Неизвестное устройство',
  signedIn: 'вход',
  used: 'был',
  end: 'Завершить',
  endOf: (device: string): string => `Завершить сеанс: ${device}`,
};
