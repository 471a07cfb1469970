import type { EditedEvent } from '@otryv/contract';
import { editedEvent, eventWritten } from '@otryv/contract/schemas';
import { gameClubs } from '@otryv/game-simulator';
import { type EventDraft, newEventDraft } from '@otryv/race';
import { type OrganizerWorld, startOrganizerWorld } from './organizer-world.ts';
import { ANCHOR } from './start-race-world.ts';
import type { Response, TestBrowser } from './test-browser.ts';

type GameJson = Record<string, unknown> & { eventSubgroups: Record<string, unknown>[] };

const dayMs = 86_400_000;

/** Organizer world with two organizers of a club each, whose owners create and edit events. */
export interface EventWorld extends OrganizerWorld {
  owner: TestBrowser;
  rival: TestBrowser;
  organizerId: string;
  /** Creates the event in the game and adds it to the site; returns its number. */
  make(changes?: object): Promise<number>;
  edit(eventId: number): Promise<EditedEvent>;
  /** Saves the read event with changes to its document and site fields. */
  save(read: { eventId: number; draft: EventDraft }, document: object, site?: object): Promise<Response>;
  /** Returns the document in the game. */
  inGame(eventId: number): Promise<GameJson>;
}

/** Builds a race of five groups, a minute apart, as its organizer enters it. */
export function aDraft(changes: object = {}): EventDraft {
  const startMs = ANCHOR.getTime() + dayMs;
  const draft = newEventDraft({ startMs, clubId: gameClubs.axis.clubId });
  const [group] = draft.event.eventSubgroups;
  if (!group) throw new Error('A draft without a group.');
  const eventSubgroups = [1, 2, 3, 4, 5].map((label) => ({
    ...group,
    label,
    subgroupLabel: 'ABCDE'[label - 1] ?? 'E',
    name: ` Group ${label} `,
    startLocation: label + 10,
    eventSubgroupStart: new Date(startMs + label * 60_000).toISOString(),
  }));
  return { ...draft, event: { ...draft.event, name: ' Осенняя  гонка ', eventSubgroups, ...changes } };
}

export async function startEventWorld(variables: Record<string, string> = {}): Promise<EventWorld> {
  const world = await startOrganizerWorld({ GAME_RETRY_WAIT_MS: '5', ...variables });
  const { axis, crown } = gameClubs;
  const [os, krona] = [await world.organizer('os'), await world.organizer('krona')];
  for (const [{ browser, organizerId }, username, { clubId }] of [
    [os, 'os@club.example', axis],
    [krona, 'krona@club.example', crown],
  ] as const) {
    await world.connectBot({ browser, organizerId }, username);
    await browser.send('POST', '/api/organizer/clubs', { clubId, organizerId });
  }
  const { browser: owner, organizerId } = os;
  const inGame = async (eventId: number) =>
    (await (await fetch(`${world.simulator.controlUrl}events/${eventId}`)).json()) as GameJson;
  const add = (id: number) =>
    owner.send('POST', '/api/race/events', {
      event: { id, organizerId, finishProtocol: 'classicCommon', importanceLevel: 'standard' },
    });
  return {
    ...world,
    owner,
    organizerId,
    rival: krona.browser,
    make: async (changes = {}) => {
      const created = await owner.send('POST', '/api/zwift/events', aDraft(changes));
      const { data } = eventWritten.parse(created.json());
      const [group] = (await inGame(data.eventId)).eventSubgroups;
      await world.control(`groups/${String(group?.id)}/entrants`, { riderId: 1_000_001 });
      const { statusCode, body } = await add(data.eventId);
      if (statusCode !== 201) throw new Error(body);
      return data.eventId;
    },
    edit: async (eventId) =>
      editedEvent.parse((await owner.send('GET', `/api/zwift/events/moderator/${eventId}`)).json()),
    save: ({ eventId, draft }, document, site = {}) =>
      owner.send('PUT', '/api/zwift/events', {
        eventId,
        ...draft,
        ...site,
        event: { ...draft.event, ...document },
        base: draft.event,
      }),
    inGame,
  };
}
