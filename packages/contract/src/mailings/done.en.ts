/* Built from done.en.icu.json by tools/messages. */
export const en = {
  mailing_started: 'The mailing has begun. Its progress is on this page.',
  mailing_queued: 'The mailing begins when the current one ends.',
  mailing_paused: 'The mailing is paused.',
  mailing_resumed: 'The mailing goes on.',
  mailing_stopped: 'The mailing is stopped. The other letters are not sent.',
  trial_sent: 'The trial letter is sent to your address.',
};
