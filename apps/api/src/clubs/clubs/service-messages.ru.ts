/* Built from service-messages.ru.icu.json by tools/messages. */
export const ru = {
  moderator_added: (club: string): string =>
    `Вас назначили модератором: ${club}. Создавайте и правьте его заезды, ведите протоколы и отвечайте на протесты.`,
  moderator_removed: (club: string): string =>
    `Вы больше не модератор: ${club}. Если это ошибка, напишите организатору.`,
};
