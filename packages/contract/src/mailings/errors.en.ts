/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  mailing_not_found: 'There is no such mailing. Reload the page.',
  mailing_over: 'The mailing is over and cannot be changed. Reload the page and start a new one.',
  mailing_repeated:
    'The same letter to the same readers is being sent or went out less than an hour ago. Change the subject or the text.',
  mailing_without_receivers: 'Nobody receives such letters now. Choose another list of readers.',
  mailing_address_needed:
    'There is no address for a trial letter. Confirm an e-mail address in the settings of the account.',
  digest_empty: 'These events are no longer in the schedule. Collect the digest again.',
};
