/* Built from errors.ru.icu.json by tools/messages. */
import { innerQuotes } from '@otryv/race';

export const ru = {
  user_not_found: 'Такого пользователя нет. Проверьте логин.',
  username_too_soon: (date: string): string => `Логин меняется раз в 30 дней. Следующий раз можно ${date}.`,
  stream_name_missing: 'Укажите имя канала, чтобы включить его.',
  stream_unknown: (name: string): string =>
    `Канала «${innerQuotes(name)}» нет. Проверьте имя в адресе канала: правка не сохранена.`,
  streaming_restricted: 'Трансляции для вас отключены. Включить их может администратор.',
  game_id_missing: 'Игровой ID не привязан. Привяжите его в настройках.',
  game_id_known: 'Этот ID уже привязан к вашему аккаунту. Подтвердите его в настройках.',
  game_id_taken: 'Этот ID подтвердил другой пользователь: освободить его может только он. Проверьте номер.',
  game_id_not_linked: 'Этот ID не привязан к вашему аккаунту. Обновите страницу.',
  game_id_unproved: 'Игровой ID не подтверждён. Подтвердите его в настройках и повторите.',
  game_ids_full: (most: number): string => `Можно привязать не больше ${most} ID. Сначала отвяжите лишний.`,
  game_rider_not_found: 'В игре нет райдера с таким ID. Проверьте номер.',
  proof_outdated: 'Код устарел. Получите новый.',
  proof_not_seen: (lastName: string): string =>
    `В игре ваша фамилия пока «${innerQuotes(lastName)}», кода в ней нет. Сохраните профиль в игре и проверьте ещё раз через минуту-две.`,
};
