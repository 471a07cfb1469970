/** Why a version was written: new results, a decision about a row, a change of the series, or a fold of the same anew. */
export type SeriesCause = 'import' | 'decision' | 'series' | 'rebuild';
