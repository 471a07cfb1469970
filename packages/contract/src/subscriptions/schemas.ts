import * as z from 'zod/mini';

/** Kinds of emails with an unsubscribe link. */
export const letterList = z.enum(['messages', 'events', 'news', 'development']);
export type LetterList = z.output<typeof letterList>;

/** An email's token, signed and not stored: a JSON Web Token. */
export const unsubscribeParams = z.object({
  token: z.string().check(z.maxLength(200), z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
});

export const subscription = z
  .object({
    list: letterList,
    /** Whether such emails are still sent. */
    isOn: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Subscription' });
export type Subscription = z.output<typeof subscription>;

export const subscriptionData = z.object({ data: subscription }).register(z.globalRegistry, { id: 'SubscriptionData' });
