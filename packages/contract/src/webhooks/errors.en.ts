/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  webhook_not_found: 'This webhook is gone. Refresh the list.',
  delivery_not_found: 'This delivery is gone: the log is kept for 30 days. Refresh the list.',
  webhook_address:
    'The portal does not send to this address. Give that of a public server: it begins with https://, has no name and password, and port 443 or one from 1024.',
  webhook_off: 'The webhook is off. Switch it on and try again.',
  webhook_sealed:
    'The secret of this webhook can no longer be read: the server has another encryption key. Remove the webhook and make a new one.',
  webhooks_full: (most: number): string => `The organizer has ${most} webhooks already. Remove one and try again.`,
};
