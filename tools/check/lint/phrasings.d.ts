export declare const phrasings: readonly [pattern: RegExp, instead: string][];
export declare const openings: RegExp;
