/* Built from done.en.icu.json by tools/messages. */
export const en = {
  registered: 'We have sent a letter. Open its link to confirm the address.',
  signed_out: 'You have signed out!',
  no_session: 'You are not signed in.',
  email_is_confirmed: 'The address is confirmed. Thank you!',
  confirmation_sent: 'The letter is sent. Its link is good for three days.',
  reset_sent: 'If we have such an address, a letter is on its way. Its link is good for an hour.',
  reset_valid: 'The link is good. Choose a new password.',
  password_set: 'The password is changed. Sign in with the new one.',
  password_changed: 'The password is changed. The other devices are signed out.',
  email_sent: 'A letter is sent to the new address. Open its link to change the address.',
  session_ended: 'The device is signed out.',
  sessions_ended: 'The other devices are signed out.',
  provider_unlinked: 'This way to sign in is unlinked.',
  account_deleted: 'The account is deleted. Thank you for being with us.',
};
