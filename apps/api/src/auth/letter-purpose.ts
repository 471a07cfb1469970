/** The purpose of the secret in a letter. */
export type LetterPurpose = 'confirm' | 'reset' | 'signIn';
