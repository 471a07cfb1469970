/* Built from service-messages.ru.icu.json by tools/messages. */
import { innerQuotes } from '@otryv/race';

export const ru = {
  series_deleted: (name: string): string =>
    `Серия «${innerQuotes(name)}» удалена. Её протоколы, решения и зачёт сохранены в файле.`,
  no_reason: 'не указана',
  row_absent: 'нет строки',
  category_changed: (
    stage: number,
    value: string,
    before: string,
    after: string,
    reason: string,
    author: string,
  ): string =>
    `Этап ${stage}: категория теперь ${value}. Было ${before}, стало ${after}. Причина: ${reason}. Решение принял ${author}.`,
  penalties_changed: (
    stage: number,
    seconds: number,
    before: string,
    after: string,
    reason: string,
    author: string,
  ): string =>
    `Этап ${stage}: штраф ${seconds} с. Было ${before}, стало ${after}. Причина: ${reason}. Решение принял ${author}.`,
  disqualified: (stage: number, label: string, before: string, after: string, reason: string, author: string): string =>
    `Этап ${stage}: решение ${label}. Было ${before}, стало ${after}. Причина: ${reason}. Решение принял ${author}.`,
  row_changed: (stage: number, before: string, after: string, reason: string, author: string): string =>
    `Этап ${stage}: было ${before}, стало ${after}. Причина: ${reason}. Решение принял ${author}.`,
  decision_undone: (stage: number, before: string, after: string, reason: string, author: string): string =>
    `Этап ${stage}: решение снято. Было ${before}, стало ${after}. Причина: ${reason}. Снял ${author}.`,
};
