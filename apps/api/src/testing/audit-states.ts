import type { AuditAction } from '@otryv/contract/messages';
import { Types } from 'mongoose';
import * as z from 'zod/mini';
import type { AuditedChange } from '../kernel/audit/audit.service.ts';

type Values = Record<string, unknown>;
/** Returns the matching documents of a collection, oldest first. */
export type Find = (collection: string, filter: object) => Promise<Values[]>;

/** Stored state of an entry's object, under the names of the entry. */
export interface AuditedState {
  state: (find: Find, change: AuditedChange) => Promise<Values | null>;
  /** Values of the entry beyond the object's state: how it was done, or what names the object. */
  facts?: readonly string[];
  /** Whether the change creates the object: there is no state before, whatever the same filter finds. */
  isNew?: boolean;
}

const bookkeeping =
  /^(_id|__v|createdAt|updatedAt|searchEndings|\w+(?:Key|Skeleton)|version|staleSince|gcResultsUpdatedAt|stages)$/;
const id = (text: string) => new Types.ObjectId(text);
const lists = { moderators: z.array(z.instanceof(Types.ObjectId)), stages: z.array(z.record(z.string(), z.unknown())) };

/** Returns the user that an entry is about. */
function subject({ before, after }: AuditedChange): Types.ObjectId {
  return id(z.object({ userId: z.string() }).parse(after && 'userId' in after ? after : before).userId);
}

function pick(values: Values | undefined, fields: readonly string[]): Values | null {
  return values ? Object.fromEntries(fields.map((field) => [field, values[field]])) : null;
}

/** Compares the object itself, by its id: these fields, or all except the store's internal ones. */
function own(collection: string, fields: readonly string[] | 'all', key = '_id'): AuditedState {
  return {
    state: async (find, { object }) => {
      const [stored] = await find(collection, { [key]: key === '_id' ? id(object.id) : object.id });
      return pick(
        stored,
        fields === 'all' ? Object.keys(stored ?? {}).filter((one) => !bookkeeping.test(one)) : fields,
      );
    },
  };
}

/** Compares a team's record of a user: membership, request or ban. */
function ofTeam(collection: string, fields: readonly string[], more: object = {}): AuditedState {
  return {
    state: async (find, change) =>
      pick((await find(collection, { teamId: id(change.object.id), userId: subject(change), ...more }))[0], fields),
  };
}

const member = ofTeam('teamMembers', ['userId'], { leftAt: null });
const request = ofTeam('teamRequests', ['userId']);
const ban = ofTeam('teamBans', ['userId', 'reason']);
const offer: AuditedState = {
  state: async (find, { object }) => {
    const [team] = await find('teams', { _id: id(object.id) });
    return pick(z.looseObject({ handOver: z.nullish(z.looseObject({})) }).parse(team).handOver ?? undefined, [
      'userId',
    ]);
  },
};
const captain: AuditedState = {
  state: async (find, { object }) => {
    const filter = { teamId: id(object.id), leftAt: null, role: { $in: ['Founder', 'Captain'] } };
    return pick((await find('teamMembers', filter))[0], ['userId']);
  },
};
const moderator: AuditedState = {
  state: async (find, change) => {
    const [club] = await find('clubs', { clubId: change.object.id });
    const userId = subject(change);
    return lists.moderators.parse(club?.moderators).some((one) => one.equals(userId)) ? { userId } : null;
  },
};
/** Compares the stages that change; the others are the same before and after. */
const stages: AuditedState = {
  state: async (find, { object }) => {
    const [series] = await find('series', { _id: id(object.id) });
    const fields = ['order', 'name', 'eventIds', 'includeResults', 'requiredForGeneral', 'disableTimeGapRule'];
    return { stages: lists.stages.parse(series?.stages).map((stage) => pick(stage, fields)) };
  },
};
const stageLock: AuditedState = {
  facts: ['stageOrder', 'reason'],
  state: async (find, { object, after }) => {
    const [series] = await find('series', { _id: id(object.id) });
    const { stageOrder } = z.object({ stageOrder: z.number() }).parse(after);
    const stage = lists.stages.parse(series?.stages).find(({ order }) => order === stageOrder);
    return { isLocked: stage?.lock !== null };
  },
};
const protocol: AuditedState = {
  facts: ['reason'],
  state: async (find, { object }) => {
    const [stored] = await find('protocolStates', { eventId: Number(object.id) });
    return stored ? { isOfficial: stored.officialSince !== null, isLocked: stored.lock !== null } : null;
  },
};
/** Compares the latest decisions, as many as the entry names. */
function decisions(key: 'eventId' | 'seriesId', facts: string[], toLogged: (decision: Values) => Values): AuditedState {
  return {
    facts,
    isNew: true,
    state: async (find, { object, after }) => {
      const subjectId = key === 'eventId' ? Number(object.id) : id(object.id);
      const made = z.object({ decisions: z.array(z.unknown()) }).parse(after).decisions.length;
      return { decisions: (await find('decisions', { [`subject.${key}`]: subjectId })).slice(-made).map(toLogged) };
    },
  };
}
function link(...fields: string[]): AuditedState {
  return {
    facts: fields.includes('zwiftId') ? [] : ['zwiftId'],
    state: async (find, { object, before, after }) => {
      const { zwiftId } = z.looseObject({ zwiftId: z.number() }).parse({ ...before, ...after });
      return pick((await find('gameids', { userId: id(object.id), zwiftId }))[0], fields);
    },
  };
}
const riderBan: AuditedState = {
  facts: ['ban'],
  state: async (find, { object, after }) => {
    const { ban: code } = z.looseObject({ ban: z.string() }).parse(after);
    return pick((await find('riderBans', { zwiftId: Number(object.id), code }))[0], ['description']);
  },
};
const finishProtocol: AuditedState = {
  state: async (find, { object }) => {
    const [stored] = await find('finishprotocols', { _id: id(object.id) });
    const kept = pick(stored, ['displayName', 'description', 'isDefault', 'organizerId']);
    return kept && { ...kept, rule: stored?.name };
  },
};
const providers: AuditedState = {
  state: async (find, { object }) => {
    const [user] = await find('users', { _id: id(object.id) });
    const accounts = z.array(z.looseObject({ provider: z.string() })).parse(user?.externalAccounts);
    return { providers: accounts.map(({ provider }) => provider) };
  },
};
const visibility: AuditedState = {
  state: async (find, { object }) => {
    const [user] = await find('users', { _id: id(object.id) });
    return z.record(z.string(), z.unknown()).parse(user?.visibility);
  },
};
/** Compares nothing that an administrator may see: a secret, an address, or data in the game. */
const nothing = (...facts: string[]): AuditedState => ({ facts, state: async () => null });
const withFacts = (rule: AuditedState, ...facts: string[]): AuditedState => ({ ...rule, facts });

const acceptance: AuditedState = {
  facts: ['profileId', 'figure', 'duration', 'value'],
  state: async () => null,
};
const page = own('organizers', 'all');
const news = own('news', ['releaseDate', 'version', 'text']);
const mailing = withFacts(own('mailings', ['state']), 'subject');
const activity = withFacts(own('activities', ['isBanned']), 'zwiftId', 'activityId');
const names = ['name', 'shortName', 'creatorId'];

/** Stored location of the values of each kind of entry. */
export const auditedStates: Record<AuditAction, AuditedState> = {
  'activity.ban': activity,
  'activity.unban': activity,
  'appeal.answer': own('appeals', ['status', 'answer']),
  'appeal.create': {
    state: async (find, { object }) => {
      const [appeal] = await find('appeals', { _id: id(object.id) });
      return appeal ? { gameId: appeal.eventId, rowId: `${String(appeal.eventId)}.${String(appeal.profileId)}` } : null;
    },
  },
  'bot.broadcast': own('broadcasts', ['text', 'receivers']),
  'bot.remove': nothing(),
  'key.create': own('apiKeys', ['kind', 'name', 'origins', 'ending']),
  'key.revoke': own('apiKeys', ['kind', 'name', 'origins', 'ending']),
  'webhook.create': own('webhooks', ['events', 'isOn']),
  'webhook.change': own('webhooks', ['isOn']),
  'webhook.remove': own('webhooks', ['events', 'isOn']),
  'bot.set': nothing(),
  'calendarLink.create': nothing(),
  'calendarLink.remove': nothing(),
  'calendarLink.renew': nothing(),
  'club.add': own('clubs', ['name', 'organizerId'], 'clubId'),
  'club.moderator.add': moderator,
  'club.moderator.remove': moderator,
  'club.refresh': own('clubs', 'all', 'clubId'),
  'club.remove': own('clubs', ['name', 'organizerId', 'moderators'], 'clubId'),
  'event.add': {
    state: async (find, { object }) => pick((await find('events', { gameId: Number(object.id) }))[0], ['name']),
  },
  'event.create': nothing('name', 'eventStart'),
  'event.delete': {
    facts: ['isDeletedInGame'],
    state: async (find, { object }) =>
      pick((await find('events', { gameId: Number(object.id) }))[0], ['name', 'eventStart']),
  },
  'event.save': {
    facts: ['edited'],
    state: async (find, { object }) =>
      pick((await find('events', { gameId: Number(object.id) }))[0], [
        'typeRaceCustom',
        'importanceLevel',
        'registrationMode',
      ]),
  },
  'event.sync': nothing(),
  'finishProtocol.change': finishProtocol,
  'finishProtocol.create': finishProtocol,
  'finishProtocol.remove': finishProtocol,
  'fitfile.add': {
    facts: ['profileId'],
    isNew: true,
    state: async (find, { after }) => {
      const { fileHash } = z.looseObject({ fileHash: z.string() }).parse(after);
      return pick((await find('activities', { fileHash }))[0], ['fileHash']);
    },
  },
  'gameId.link': link('isMain'),
  'gameId.operator': link('isMain', 'isProved'),
  'gameId.prove': link('isProved'),
  'gameId.unlink': link('zwiftId'),
  'log.delete': nothing('count', 'entries'),
  'mailing.begin': withFacts(own('mailings', ['kind', 'subject', 'lists']), 'receivers'),
  'mailing.pause': mailing,
  'mailing.resume': mailing,
  'mailing.stop': mailing,
  'mailing.trial': nothing('subject'),
  'news.change': news,
  'news.create': news,
  'news.remove': news,
  'organizer.change': own('organizers', names),
  'organizer.create': own('organizers', names),
  'organizer.delete': own('organizers', ['name']),
  'organizer.main': page,
  'payment.choose': withFacts(
    {
      state: async (find, { object }) =>
        pick((await find('serviceSlots', { paymentId: id(object.id) }))[0], ['endDate']),
    },
    'choice',
    'organizerId',
  ),
  'payment.late': withFacts(own('payments', ['status']), 'organizerId'),
  'payment.refund': {
    facts: ['organizerId'],
    state: async (find, { object }) => {
      const [payment] = await find('payments', { _id: id(object.id) });
      const [slot] = await find('serviceSlots', { paymentId: id(object.id) });
      return { refundedKopecks: payment?.refundedKopecks ?? 0, endDate: slot?.endDate };
    },
  },
  'plan.set': own('servicePlans', 'all', 'planId'),
  'protocol.links': nothing('accounts'),
  'protocol.lock': protocol,
  'protocol.official': protocol,
  'protocol.reopen': protocol,
  'protocol.unlock': protocol,
  'result.decide': decisions('eventId', ['reason'], ({ profileId, body }) => ({ profileId, ...Object(body) })),
  'result.accept': acceptance,
  'result.leaveOut': acceptance,
  'rider.ban': riderBan,
  'rider.curve': nothing(),
  'rider.unban': riderBan,
  'series.change': own('series', 'all'),
  'series.create': own('series', ['name', 'urlSlug']),
  'series.delete': own('series', ['name', 'urlSlug']),
  'series.hide': own('series', ['isPublished']),
  'series.publish': own('series', ['isPublished']),
  'slot.give': {
    facts: ['days'],
    isNew: true,
    state: async (find, { object }) =>
      pick((await find('serviceSlots', { organizerId: id(object.id) })).at(-1), ['origin', 'endDate']),
  },
  'slot.pause': withFacts(own('serviceSlots', ['isPaused']), 'organizerId'),
  'slot.resume': withFacts(own('serviceSlots', ['isPaused']), 'organizerId'),
  'stage.add': stages,
  'stage.change': stages,
  'stage.decide': decisions('seriesId', ['stageOrder', 'profileId'], ({ body, reason }) => ({ body, reason })),
  'stage.delete': stages,
  'stage.lock': stageLock,
  'stage.unlock': stageLock,
  'team.approve': member,
  'team.ban': ban,
  'team.cancel': request,
  'team.cancelBan': ban,
  'team.change': own('teams', 'all'),
  'team.close': withFacts(own('teams', ['closedAt']), 'name'),
  'team.create': own('teams', ['name']),
  'team.declineOffer': offer,
  'team.exclude': member,
  'team.handOver': captain,
  'team.inherit': captain,
  'team.invite': nothing(),
  'team.join': member,
  'team.leave': member,
  'team.member': withFacts(ofTeam('teamMembers', ['role', 'specialization'], { leftAt: null }), 'userId'),
  'team.move': own('teams', ['name']),
  'team.offer': offer,
  'team.request': request,
  'team.revokeInvitation': nothing(),
  'team.withdraw': request,
  'team.withdrawOffer': offer,
  'user.add': nothing(),
  'user.delete': nothing(),
  'user.email': nothing(),
  'user.link': providers,
  'user.password': nothing(),
  'user.rename': own('users', ['username']),
  'user.role': own('users', ['role']),
  'user.session.end': nothing(),
  'user.sessions.end': nothing(),
  'user.unlink': providers,
  'user.visibility': visibility,
};
