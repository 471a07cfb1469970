import type { EventDocument, SentDocument } from '../world/eventDocuments.ts';
import type { World } from '../world/world.ts';
import { eventJson } from './eventJson.ts';
import { totals } from './groupJson.ts';

/** Returns an event with its groups in the game's JSON, as last written; `null` for an unknown one. */
export function eventDocument(world: World, id: number): SentDocument | null {
  if (world.documents.isDeleted(id)) return null;
  const written = world.documents.get(id);
  if (written) return coEdited(withCounts(world, written), world.clock.now());
  const event = world.event(id);
  return event ? eventJson(world, event, true) : (world.realEvents().find((real) => real.id === id) ?? null);
}

function withCounts(world: World, document: EventDocument) {
  const event = world.event(document.id);
  const eventSubgroups = document.eventSubgroups.map((group) => {
    const ridden = event?.groups.find(({ id }) => id === group.id);
    if (!event || !ridden) return group;
    const joined = world.hasStarted(event, ridden) ? ridden.entrants.filter(({ starts }) => starts).length : 0;
    return { ...group, ...totals(ridden.entrants.length, joined) };
  });
  return { ...document, eventSubgroups };
}

const coEdit = /Правка соорганизатора: \d\d:\d\d UTC/;
const betweenCoEdits = 10 * 60_000;

/** Simulates a co-organizer who edits a document with their line every ten minutes, as long as the line exists. */
function coEdited(document: SentDocument, now: number): SentDocument {
  if (typeof document.description !== 'string') return document;
  const moment = new Date(Math.floor(now / betweenCoEdits) * betweenCoEdits).toISOString().slice(11, 16);
  return { ...document, description: document.description.replace(coEdit, `Правка соорганизатора: ${moment} UTC`) };
}
