import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('../fixtures', import.meta.url));
const recorded = fileURLToPath(new URL('../../../../shared/data/game', import.meta.url));

/** Folder of events and a finished race, from the game and a results service. */
export interface DataFolder {
  name: string;
  folder: string;
}

/** Folders of test data: invented data, and real data if present next to the repository. */
export const dataFolders: readonly DataFolder[] = [
  { name: 'invented', folder: own },
  ...(existsSync(recorded) ? [{ name: 'real', folder: recorded }] : []),
];
