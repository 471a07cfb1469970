/** Why a version was written: new results, a decision about a row, a change of the series, a rebuild, or new rules of the portal. */
export type SeriesCause = 'import' | 'decision' | 'series' | 'rebuild' | 'rules';
