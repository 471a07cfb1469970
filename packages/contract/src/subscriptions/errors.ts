/** The refusals of subscriptions. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const subscriptionErrors = {
  unsubscribe_link_wrong: 404,
} as const;
