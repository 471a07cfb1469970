/** The purpose of the secret in a letter; of a registration it is in the cookie of its browser. */
export type LetterPurpose = 'confirm' | 'registration' | 'reset' | 'signIn';
