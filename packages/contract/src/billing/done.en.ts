/* Built from done.en.icu.json by tools/messages. */
export const en = {
  payment_cancelled: 'The payment is cancelled, the money goes back to the card.',
  slot_given: 'The period is added. The organizer has a message about it.',
  slot_given_ownerless: 'The period is added. The organizer has no owner: nobody got a message.',
  slot_paused: 'The period is paused: the rights of club moderators are closed.',
  slot_resumed: 'The period is in force again.',
  refund_end: 'The period has ended. The payer has a message about it.',
  refund_shorten: 'The period is shortened. The payer has a message about it.',
  refund_keep: 'The period stays as it is. The payer has a message about it.',
};
