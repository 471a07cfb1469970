/* Built from service-messages.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  paymentTitle: 'Payment',
  slotTitle: 'Service of organizers',
  planLabel: (quantity: number, unit: string): string =>
    `Service of organizers, ${unit === 'month' ? `${formatNumber(quantity, { locale: 'en' })} ${plural('en', quantity, { one: 'month', other: 'months' })}` : unit === 'week' ? `${formatNumber(quantity, { locale: 'en' })} ${plural('en', quantity, { one: 'week', other: 'weeks' })}` : unit === 'day' ? `${formatNumber(quantity, { locale: 'en' })} ${plural('en', quantity, { one: 'day', other: 'days' })}` : `${formatNumber(quantity, { locale: 'en' })} ${plural('en', quantity, { one: 'piece', other: 'pieces' })}`}`,
  planText: "The rights of your clubs' moderators: they make and edit races and results.",
  pieceRefusal: 'A plan without a period: it cannot be bought here yet.',
  given: (origin: string): string =>
    `Service of organizers, ${origin === 'trial' ? 'trial' : origin === 'gift' ? 'gift' : origin === 'promo' ? 'promotion' : 'by the administration'}`,
  succeeded: (description: string, until: string): string => `Paid: ${description}. In force until ${until}.`,
  succeededLate: (description: string, until: string): string =>
    `The cancelled payment succeeded after all: ${description}. In force until ${until}. If you do not need the period, write to the administration: you will get the money back.`,
  refunded: (description: string, amount: string): string =>
    `The payment is refunded: ${description}, ${amount} ₽. The period is no longer in force.`,
  refundedPartly: (description: string, amount: string, sum: string): string =>
    `The payment is refunded in part: ${description}, ${amount} ₽ of ${sum} ₽.`,
  refundedUndecided: (description: string, amount: string, sum: string): string =>
    `A part of the payment is refunded: ${description}, ${amount} ₽ of ${sum} ₽. An administrator decides on the period, you will get a message.`,
  periodEnded: (description: string): string => `The period has ended after the refund: ${description}.`,
  periodShortened: (description: string, until: string): string =>
    `The period is shortened after the refund: ${description}. In force until ${until}.`,
  periodKept: (description: string, until: string): string =>
    `The period stays as it was, although a part of the payment is refunded: ${description}. In force until ${until}.`,
  chooseAfterRefund: (username: string, description: string, amount: string, sum: string): string =>
    `${username}: ${amount} ₽ of ${sum} ₽ refunded, ${description}. Choose what becomes of the period.`,
  canceled: (description: string): string => `Not paid: ${description}. No money was taken.`,
  waiting: (description: string): string => `The payment waits to be confirmed: ${description}.`,
  ofPayer: (username: string, status: string, description: string, amount: string): string =>
    `${username}: ${status === 'succeeded' ? 'paid' : status === 'canceled' ? 'cancelled' : status === 'refunded' ? 'refunded' : status === 'refundedPartly' ? 'refunded in part' : 'waits to be confirmed'}, ${description}, ${amount} ₽.`,
  givenText: (until: string): string => `An administrator added a period of the service. In force until ${until}.`,
  pausedText:
    'An administrator paused the service: the moderators of your clubs have no rights now. If that is a mistake, write to the administration.',
  resumedText: (until: string): string =>
    `An administrator resumed the service: the moderators of your clubs have their rights again. In force until ${until}.`,
  endsOwner: (until: string): string =>
    `The paid period ends ${until}. Extend it, or the moderators of your clubs lose their rights.`,
  endsModerator: (organizer: string, until: string): string =>
    `The paid period of “${organizer}” ends ${until}. Your rights as a club moderator end with it.`,
  differs: (description: string): string => `Comparison with the payment service: ${description}`,
  unknownPayment: (id: string, amount: string): string => `payment ${id} of ${amount} ₽ is not in our records.`,
  missingPayment: (id: string): string => `the service has no payment ${id}.`,
  otherAmount: (id: string, ours: string, theirs: string): string =>
    `payment ${id}: ${ours} ₽ here, ${theirs} ₽ there.`,
  otherStatus: (id: string, ours: string, theirs: string): string => `payment ${id}: ${ours} here, ${theirs} there.`,
  forged: (id: string): string => `payment ${id} did not match our order and was not counted.`,
};
