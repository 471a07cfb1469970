import { GROUP_LABELS } from './racePlan.ts';

/** Event as written: complete, in the order of its fields. */
export type EventDocument = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly eventSubgroups: readonly GroupDocument[];
};
export type GroupDocument = Readonly<Record<string, unknown>> & { readonly id: number; readonly label: number };

type SentGroup = Readonly<Record<string, unknown>> & { readonly label: number };

/** Document as a client sends it: new groups have no id. */
export type SentDocument = Readonly<Record<string, unknown>> & {
  readonly eventSubgroups: readonly SentGroup[];
};

/** Events written through the game's API. */
export interface EventDocuments {
  get(id: number): EventDocument | null;
  /** Stores a document in place of an event's; groups without an id get that of their label, or a new one. */
  put(id: number, sent: SentDocument, present: SentDocument | null): EventDocument;
  all(): EventDocument[];
  nextId(): number;
  delete(id: number): void;
  isDeleted(id: number): boolean;
}

const FIRST_EVENT = 5900001;
const FIRST_GROUP = 7900001;

export function createEventDocuments(): EventDocuments {
  const documents = new Map<number, EventDocument>();
  const deleted = new Set<number>();
  let [events, groups] = [0, 0];
  const nextGroup = () => {
    groups += 1;
    return FIRST_GROUP + groups - 1;
  };
  const idOf = ({ id, label }: SentGroup, known: readonly SentGroup[]): number => {
    const former = id ?? known.find((group) => group.label === label)?.id;
    return typeof former === 'number' ? former : nextGroup();
  };
  return {
    get: (id) => documents.get(id) ?? null,
    put: (id, sent, present) => {
      const known = present?.eventSubgroups ?? [];
      const eventSubgroups = sent.eventSubgroups.map((group) => ({
        ...group,
        id: idOf(group, known),
        subgroupLabel: group.subgroupLabel ?? GROUP_LABELS[group.label - 1] ?? null,
      }));
      const document = { ...sent, id, eventSubgroups };
      documents.set(id, document);
      return document;
    },
    all: () => [...documents.values()],
    nextId: () => {
      events += 1;
      return FIRST_EVENT + events - 1;
    },
    delete: (id) => {
      documents.delete(id);
      deleted.add(id);
    },
    isDeleted: (id) => deleted.has(id),
  };
}
