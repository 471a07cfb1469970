/* Built from en.icu.json by tools/messages. */
export const en = {
  messages: {
    registered: {
      title: 'Check your mail',
      text: 'We have sent you a letter. Open its link within three days to confirm the address. You can sign in already.',
      textOf: (additional: string): string =>
        `We have sent a letter to ${additional}. Open its link within three days to confirm the address. You can sign in already.`,
    },
    'email-confirmed': {
      title: 'The address is confirmed',
      text: 'Three more steps to your first start.',
      guestText: 'Sign in to see where to begin.',
    },
    'link-outdated': {
      title: 'The link is outdated',
      text: 'The link is outdated or has been used. Ask for a new letter.',
    },
    'reset-sent': {
      title: 'Check your mail',
      text: 'If we have this address, a letter is on its way. Its link is good for an hour.',
      textOf: (additional: string): string =>
        `If we have the address ${additional}, a letter is on its way. Its link is good for an hour.`,
    },
    'password-changed': {
      title: 'The password is changed',
      text: 'The password is changed. Sign in with the new one.',
    },
    unsubscribed: {
      title: 'You have unsubscribed',
      text: 'No more such letters. You can have them again in the settings.',
      textOf: (additional: string): string =>
        `No more letters about: ${additional}. You can have them again in the settings.`,
    },
    'payment-returned': {
      title: 'The payment is being processed',
      text: 'You are back from the payment page. The outcome comes by letter and to the settings.',
    },
  },
  signIn: 'Sign in',
  toHome: 'To the home page',
  toReset: 'Ask for a letter',
  afterRegistration: {
    title: 'What to do with the letter',
    open: 'Open its link here',
    openText: 'This browser signs you in at once, without the password, for a day.',
    missing: 'There is no letter',
    missingText: 'Look into the spam folder. If it is not there within five minutes, send it again: sign in first.',
    letterAgain: 'Send it again',
    wrong: 'The address is wrong',
    wrongText: 'Change it in the settings after a sign-in, or register with the right one.',
    registerAgain: 'Register anew',
  },
  firstSteps: {
    title: 'Where to begin',
    link: 'Link your zwiftId',
    linkText: 'The portal knows you by it in protocols, and finds your group.',
    toLink: 'Link it',
    race: 'Choose a race',
    raceText: 'The schedule shows which groups are open to you.',
    toRace: 'Open the schedule',
    letters: 'Set up notifications',
    lettersText: 'Which races and decisions to write to you about.',
    toLetters: 'Set up',
  },
  unsubscribe: {
    lists: {
      messages: 'letters about personal messages',
      events: 'letters about races',
      news: 'letters with news',
      development: 'letters about development',
    },
    question: (letters: string): string =>
      `Switch off ${letters}? The messages stay in the portal, and the settings of notifications bring the letters back.`,
    confirm: 'Unsubscribe',
    isOff: (letters: string): string =>
      `Switched off already: ${letters}. The settings of notifications bring them back.`,
    linkWrong: 'The link is not complete. Open it from the letter again or switch letters off in the settings.',
    toSettings: 'Settings of notifications',
    failed: 'The link could not be checked',
  },
};
