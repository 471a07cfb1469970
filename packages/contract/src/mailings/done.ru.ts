/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  mailing_started: 'Рассылка начата. Ход виден на этой странице.',
  mailing_queued: 'Рассылка начнётся, когда закончится текущая.',
  mailing_paused: 'Рассылка приостановлена.',
  mailing_resumed: 'Рассылка продолжается.',
  mailing_stopped: 'Рассылка остановлена. Остальные письма не уйдут.',
  trial_sent: 'Пробное письмо отправлено на вашу почту.',
};
