import { Injectable } from '@nestjs/common';
import type { Session } from '../../../kernel/database/session.ts';
import { MessagesService } from '../../../people/messages/messages.service.ts';
import type { StoredEvent } from '../../events/read/event-catalogue.ts';
import { rankText } from '../build/placings.ts';
import type { RaceDecisionBody } from '../records/race-decision-body.ts';
import type { DecisionPlan } from './decision-planner.ts';
import { ru } from './service-messages.ru.ts';

interface Decided extends Pick<DecisionPlan, 'concerned' | 'decisions'> {
  event: StoredEvent;
  reason: string | null;
  author: string;
  by: string | null;
}

type Facts = [author: string, before: string, after: string, reason: string];

/** Notifies riders about decisions on their rows. */
@Injectable()
export class DecisionMessages {
  constructor(private readonly messages: MessagesService) {}

  async write({ event, concerned, decisions, reason, author, by }: Decided, session: Session): Promise<void> {
    for (const [index, { userIds, profileId, ...placings }] of concerned.entries()) {
      const decision = decisions[index];
      if (!decision || userIds.length === 0) continue;
      const before = rankText(placings.before) ?? ru.no_place;
      const after = rankText(placings.after) ?? ru.no_place;
      const facts: Facts = [author, before, after, reason ?? ru.no_reason];
      await this.messages.write(
        {
          userIds,
          by,
          type: 'race',
          title: event.name,
          text: textOf(decision.body, facts),
          entityUrl: `/race/results/${event.gameId}?row=${profileId}`,
        },
        session,
      );
    }
  }
}

function textOf(body: RaceDecisionBody, facts: Facts): string {
  if (body.type === 'undo') return ru.decision_undone(...facts);
  if (body.type === 'category') return ru.decision_moved(...facts, body.value);
  return ru.decision_made(...facts, body.label);
}
