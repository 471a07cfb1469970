/* Built from service-messages.ru.icu.json by tools/messages. */
export const ru = {
  no_place: 'без места',
  no_reason: 'не указана',
  decision_made: (author: string, before: string, after: string, reason: string, label: string): string =>
    `Решение ${label}: было ${before}, стало ${after}. Причина: ${reason}. Решение принял ${author}.`,
  decision_moved: (author: string, before: string, after: string, reason: string, group: string): string =>
    `Перенос в группу ${group}: было ${before}, стало ${after}. Причина: ${reason}. Решение принял ${author}.`,
  decision_undone: (author: string, before: string, after: string, reason: string): string =>
    `Решение снято: было ${before}, стало ${after}. Причина: ${reason}. Снял ${author}.`,
};
