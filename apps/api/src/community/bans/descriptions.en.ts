/* Built from descriptions.en.icu.json by tools/messages. */
export const en = {
  IMPERSONATION: 'Rides under the name of another.',
  FAKE_RIDER: 'A rider that does not exist.',
  POWER_MANIPULATION: 'Power too high.',
  WEIGHT_MANIPULATION: 'A wrong weight.',
  STICKY_WATTS: 'Sticky watts.',
  UNFAIR_ASSISTANCE: 'Help from outside.',
  CHEATING: 'Against the rules of racing.',
  NON_REGULAR_PARTICIPANT: 'Not a regular participant.',
};
