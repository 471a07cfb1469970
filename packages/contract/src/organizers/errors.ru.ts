/* Built from errors.ru.icu.json by tools/messages. */
import { innerQuotes } from '@otryv/race';

export const ru = {
  organizer_not_found: 'Организатор не найден. Проверьте адрес или найдите его в списке организаторов.',
  organizer_name_taken: 'Организатор с таким названием уже есть. Выберите другое название.',
  organizer_short_name_taken: 'Это короткое имя занято. Выберите другое.',
  organizer_owner_taken: (name: string): string =>
    `Этот пользователь уже владеет организатором «${innerQuotes(name)}». Сначала передайте тот другому.`,
  organizer_name_wrong: 'Название не совпало. Введите название организатора, чтобы подтвердить.',
};
