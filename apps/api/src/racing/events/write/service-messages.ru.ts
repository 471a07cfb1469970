/* Built from service-messages.ru.icu.json by tools/messages. */
export const ru = {
  event_cancelled: (start: string): string =>
    `Заезд отменён: организатор удалил его и в игре. Старт был назначен на ${start}. Выберите другой в расписании.`,
  event_removed: (start: string): string =>
    `Организатор убрал заезд с сайта: результатов здесь не будет. Старт был назначен на ${start}. Остался ли он в игре, спросите у организатора.`,
  event_moved: (before: string, after: string): string =>
    `Старт перенесён: был ${before}, теперь ${after}. Если запись в игре не сохранилась, запишитесь снова.`,
};
