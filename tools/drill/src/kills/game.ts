import * as z from 'zod/mini';

/** Control endpoints of the game simulator and its view of a race. */
export interface Game {
  /** Returns how many riders of the race have finished by the world's clock. */
  finishers: (race: number) => Promise<number>;
  /** Sets the world's clock to a moment, or advances it. */
  clock: (order: { now: string } | { offsetMs: number }) => Promise<void>;
}

const page = 50;
const tokens = z.object({ access_token: z.string() });
const resultsPage = z.object({ entries: z.array(z.unknown()) });

export function openGame(environment: Record<string, string>): Game {
  const { GAME_API_URL = '', GAME_AUTH_URL = '', GAME_USERNAME = '', GAME_PASSWORD = '' } = environment;
  let token = '';

  async function signIn(): Promise<string> {
    const form = { client_id: 'drill', grant_type: 'password', username: GAME_USERNAME, password: GAME_PASSWORD };
    const answer = await fetch(new URL('token', GAME_AUTH_URL), { method: 'POST', body: new URLSearchParams(form) });
    return tokens.parse(await answer.json()).access_token;
  }

  async function rows(race: number, start: number): Promise<number> {
    const url = new URL(`race-results/entries?event_id=${race}&start=${start}&limit=${page}`, GAME_API_URL);
    const ask = () => fetch(url, { headers: { accept: 'application/json', authorization: `Bearer ${token}` } });
    let answer = await ask();
    if (answer.status === 401) {
      token = await signIn();
      answer = await ask();
    }
    if (!answer.ok) throw new Error(`The simulator responded with ${answer.status} for the results of ${race}.`);
    return resultsPage.parse(await answer.json()).entries.length;
  }

  return {
    finishers: async (race) => {
      for (let found = 0; ; ) {
        const more = await rows(race, found);
        if (more === 0) return found;
        found += more;
      }
    },
    clock: async (order) => {
      const { ok, status } = await fetch(new URL('/control/clock', GAME_API_URL), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      });
      if (!ok) throw new Error(`The simulator's clock responded with ${status}.`);
    },
  };
}
