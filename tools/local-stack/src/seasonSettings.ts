import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What makes the simulated season the same at every start. */
export interface SeasonSettings {
  seed: number;
  /** The moment the season is laid around, ISO 8601. */
  anchor: string;
  /** The season was filled in to its end. */
  isFilled: boolean;
}

const firstSeed = 1;

/** The season's settings; made at the first start and kept. */
export async function keepSeason(file: string, now: Date = new Date()): Promise<SeasonSettings> {
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8'));
  const settings = { seed: firstSeed, anchor: now.toISOString(), isFilled: false };
  await saveSeason(file, settings);
  return settings;
}

export async function saveSeason(file: string, settings: SeasonSettings): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(settings, null, 2)}\n`);
}
