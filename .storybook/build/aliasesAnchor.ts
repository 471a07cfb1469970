/** The place on a docs page that a search for an alias leads to; its number follows. */
export const aliasesAnchor = 'otryv-aliases';
