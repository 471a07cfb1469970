/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  plan_not_found: 'This plan is gone. Reload the page and choose another one.',
  plan_without_period: 'This plan has no period and cannot be bought here yet. Choose a plan of days, weeks or months.',
  organizer_needed: 'The service is bought by organizers. Ask an administrator to add yours.',
  receipt_email_needed:
    'The receipt comes by mail, and you have no confirmed address. Give one in your settings and confirm it.',
  payments_off: 'Payments are not connected at the moment. An administrator can add a period.',
  provider_unavailable: 'The payment service does not answer, no money was taken. Repeat it in a minute.',
  payment_not_found: 'You have no such payment. Reload the history of payments.',
  payment_held:
    'A payment for this period waits to be confirmed. Wait for it, or cancel it in the history of payments.',
  payment_not_cancellable: 'This payment cannot be cancelled any more. Reload the history of payments.',
  slot_not_found: 'There is no such period. Reload the page.',
  refund_not_open:
    'There is nothing left to choose: another administrator has chosen, the period has ended, or more was refunded. Reload the page.',
};
