/** Purpose of the secret in an email; that of a registration is in the cookie of its browser. */
export type EmailPurpose = 'confirm' | 'registration' | 'reset' | 'signIn';
