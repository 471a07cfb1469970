/** `taken` is being sent, or its end is unknown because the process died. */
export const LETTER_STATES = ['taken', 'waiting', 'sent', 'declined', 'undelivered'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/** How many letters a mailing has, and what became of them. */
export interface LetterCounts {
  total: number;
  sent: number;
  declined: number;
  undelivered: number;
}
