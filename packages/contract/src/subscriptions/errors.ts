/** Error codes of subscriptions with their statuses; the messages are in `errors.*.icu.json`. */
export const subscriptionErrors = {
  unsubscribe_link_wrong: 404,
} as const;
