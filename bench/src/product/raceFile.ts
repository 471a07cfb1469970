import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numbersFrom } from '../measuring/numbersFrom.ts';

/** Event of the invented race, as the simulator serves it. */
export const raceId = 4_600_500;

const routeId = '3356878261';
const weekMs = 7 * 24 * 3600_000;
const categories = ['A', 'B', 'C', 'D'] as const;
const firstNames = ['Демьян', 'Тимур', 'Savva', 'Конрад', 'Ярослав', 'Prokhor', 'Клим', 'Лука', 'Остап', 'Роман'];
const lastNames = ['Крутогоров', 'Ветлужский', 'Perevalov', 'Равнинский', 'Утёсов', 'Вихрянов', 'Полозов', 'Shatunov'];

/** Writes a finished race of invented riders for the game simulator; returns the folder it reads. */
export async function writeRace(finishers: number, now: Date = new Date()): Promise<string> {
  const random = numbersFrom(finishers);
  let seconds = 3242.117;
  const results = Array.from({ length: finishers }, (_, at) => {
    seconds += random() * (at % 8 === 7 ? 9 : 1.1);
    return {
      riderId: 9_300_001 + at,
      name: `${firstNames[at % firstNames.length]} ${lastNames[Math.floor(random() * lastNames.length)]}`,
      category: categories[Math.floor((at / finishers) * categories.length)],
      time: Number(seconds.toFixed(3)),
      rating: 1300 - at,
    };
  });
  const folder = await mkdtemp(join(tmpdir(), 'otryv-bench-race-'));
  const race = {
    eventId: String(raceId),
    routeId,
    title: 'Большой осенний заезд',
    distance: 38.4,
    time: Math.round((now.getTime() - weekMs) / 1000),
    results,
  };
  await writeFile(join(folder, 'zr-race-result.json'), JSON.stringify(race));
  return folder;
}
