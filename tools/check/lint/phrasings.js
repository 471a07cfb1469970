/**
 * Phrasings that docstrings, comments, test titles and documents avoid, each with its replacement. They personify code
 * and texts, or use a rare word where the field has a term.
 */
export const phrasings = [
  [/\b(says?|said|saying|tells?|told|telling|speaks?|spoken)\b/i, 'shows, states, reports, returns, logs or notifies'],
  [/\b(stands?|stood)\b(?!-)/i, 'is, or the position it has'],
  [/\blets?\b/i, 'allows, permits, or what the user can do'],
  [/\b(whoever|whomever|whosoever)\b/i, 'anyone who, or the role'],
  [/\bnobody\b/i, 'no one, a negation, or the role'],
  [/\bof (its|their|his|her|our|one's|your|my) own\b/i, 'own, separate or custom'],
  [/\bin words\b|\b(its|their|own|whose|with|without|by|no) words\b/i, 'message, text or explanation'],
  [
    /(?<!\b(Latin|Cyrillic|Greek|capital|small|case|first|last|same|look-alike|similar|of|\d|two|three|foreign|other|accented) )\bletters?\b/i,
    'email',
  ],
  [/\brefusals?\b/i, 'error or rejection'],
  [/(?<!\b(planted|injected|store|protocol|of the|network) )\bfaults?\b/i, 'error, failure or defect'],
  [/\bmend(s|ed|ing)?\b/i, 'fixes or repairs'],
  [/\banew\b/i, 'again'],
  [/\b(goes|go|went|going) on\b(?!-)/i, 'continues'],
  [/\btakes? (?:\w+ ){1,4}for (?!granted|each|every|longer|more|ever\b|a while)/i, 'treats as'],
  [
    /\bhears? (of|about|from)\b|\blearns? (of|about|by)\b|\bknows? (nothing|of|about)\b/i,
    'receives, reads, or an explicit subject',
  ],
  [/\bgives? (no|nothing|none|each|every)\b/i, 'returns, assigns or has'],
  [/\blies? (over|under|in|beside|beyond|outside|on|at|between)\b/i, 'is, overlaps or covers'],
  [/\bas it (came|has it|had it|was told|would)\b/i, 'unchanged, or as received'],
  [/\b(bears?|bore|borne|dwells?|beholds?|begets?|wherein|thereof|therein|hitherto|ere|lest)\b/i, 'a plain word'],
];

/** Banned openings of a docstring: a clause instead of a noun or a verb. */
export const openings = /^(What|Who|Whom|Whose|Where|Those|Things)\b(?!.*\?$)/;
