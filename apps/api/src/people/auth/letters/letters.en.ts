/* Built from letters.en.icu.json by tools/messages. */
export const en = {
  frame: {
    section: 'Account',
    askedFor: 'A service letter: it comes only when you ask for it yourself.',
    safety: 'A service letter about what happened to your account.',
    username: 'Account',
    at: 'When',
    device: 'From',
  },
  confirm: {
    subject: 'Confirm your e-mail',
    preheader: (until: string): string => `One click is left. The link works until ${until}`,
    title: 'Confirm your e-mail',
    text: (username: string): string =>
      `This address is given in the account ${username}. Press the button to confirm it: then you can sign in and set a new password by it.`,
    button: 'Confirm the e-mail',
    note: (until: string): string => `The link works until ${until}. If the button does not open, copy the address`,
    notYou: 'You did not give this address? Do nothing: without a confirmation it belongs to no account.',
  },
  known: {
    subject: 'This e-mail has an account already',
    preheader: 'No account was created. Sign in to yours or set a password',
    title: 'There is an account',
    text: (username: string): string =>
      `Someone gave this address for an account, but it belongs to the account ${username} already. If it was you, sign in to it.`,
    button: 'Sign in',
    note: 'Forgot the password? You can set a new one on the sign-in page.',
    notYou: 'It was not you? Do nothing: nothing happened to your account.',
  },
  reset: {
    subject: 'Change of password',
    preheader: (until: string): string => `The link works once, until ${until}`,
    title: 'Set a new password',
    text: 'Someone asked to change the password of your account. If it was you, go on.',
    button: 'Set a new password',
    note: (until: string): string =>
      `The link works once, until ${until}. All devices are signed out after the change. We never send passwords in letters.`,
    notYou: 'It was not you? Do nothing, the old password works.',
  },
  signIn: {
    subject: 'Sign in by a link',
    preheader: (until: string): string => `The link works once, until ${until}`,
    title: 'Sign in by a link',
    text: 'Many wrong passwords were tried on your account, so new devices cannot use the password for now. If it is you, open the link.',
    button: 'Sign in',
    note: (until: string): string =>
      `The link works once, until ${until}. Do not forward this letter: the link signs in without a password.`,
    notYou: 'It was not you? Do nothing: nobody signs in without this letter, and the password works on your devices.',
  },
  passwordChanged: {
    subject: 'The password is changed',
    preheader: 'The other devices are signed out. It was not you?',
    title: 'The password is changed',
    text: 'The password of your account is changed, the other devices are signed out.',
    button: 'It was not me: set the password again',
    note: 'If it was you, there is nothing to do.',
  },
  emailChanged: {
    subject: 'The e-mail of the account is changed',
    preheader: 'Letters go to another address now. It was not you?',
    title: 'The e-mail is changed',
    text: 'The e-mail of your account was changed, and the new one is confirmed. Letters do not come here any more.',
    button: 'Sign in and check',
    note: 'If it was you, there is nothing to do. If not, sign in, change the password and end the other sessions in the settings.',
  },
};
