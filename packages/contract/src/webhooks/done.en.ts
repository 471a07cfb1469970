/* Built from done.en.icu.json by tools/messages. */
export const en = {
  webhook_created: 'The webhook is made. Copy the secret now: it will not be shown again.',
  webhook_on: 'The webhook is on.',
  webhook_switched_off: 'The webhook is off. New events are not sent to it.',
  webhook_removed: 'The webhook is removed.',
  webhook_tested: 'The test is sent. The log will show what came of it.',
  webhook_resent: 'It is sent once more. The log will show what came of it.',
};
