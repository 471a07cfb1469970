/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  rider_banned: 'Райдер исключён из списков лидеров.',
  ban_described: 'Причина бана сохранена.',
  rider_unbanned: 'Исключение снято. Списки лидеров обновятся в течение нескольких минут.',
  activity_banned: 'Заезд больше не учитывается в кривой мощности.',
  activity_unbanned: 'Заезд снова учитывается в кривой мощности.',
  curve_rebuilt: 'Данные райдера прочитаны из игры, кривая мощности пересчитана.',
};
