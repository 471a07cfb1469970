/** Id prefix of the place on a docs page that a search hit for an alias links to; a number follows. */
export const aliasesAnchor = 'otryv-aliases';
