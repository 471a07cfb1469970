/** Names of jerseys that zwift-data lacks, or has under another name than the game shows, by number. */
export const jerseyOverlay: ReadonlyMap<number, string> = new Map([]);
