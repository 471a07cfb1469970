import { GameHttp } from '../game/client/game-http.ts';
import type { RaceWorld } from './start-race-world.ts';

type Json = Record<string, unknown>;

/** Changes the game's responses about one event; returns a function that restores them. */
export function editEvent({ app }: RaceWorld, gameId: number, edit: (event: Json) => Json): () => void {
  const http = app.get(GameHttp);
  const get = http.get.bind(http);
  http.get = async (url, token, subject) => {
    const body = await get(url, token, subject);
    return new URL(url).pathname.endsWith(`/events/${gameId}`) ? edit(structuredClone(body) as Json) : body;
  };
  return () => {
    http.get = get;
  };
}

/** Applies the same changes to each group of a game event. */
export function withGroups(event: Json, changes: Json): Json {
  const groups = event.eventSubgroups as Json[];
  return { ...event, eventSubgroups: groups.map((group) => ({ ...group, ...changes })) };
}
