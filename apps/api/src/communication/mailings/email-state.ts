/** `taken` is being sent, or its outcome is unknown because the process died. */
export const LETTER_STATES = ['taken', 'waiting', 'sent', 'declined', 'undelivered'] as const;
export type EmailState = (typeof LETTER_STATES)[number];

/** Number of emails of a mailing, by outcome. */
export interface EmailCounts {
  total: number;
  sent: number;
  declined: number;
  undelivered: number;
}
