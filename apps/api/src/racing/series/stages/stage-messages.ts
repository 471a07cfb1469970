import { Injectable } from '@nestjs/common';
import { seriesCategory } from '@otryv/race';
import type { Session } from '../../../kernel/database/session.ts';
import { secondMs } from '../../../kernel/time-units.ts';
import { MessagesService } from '../../../people/messages/messages.service.ts';
import { placingText } from '../build/stage-shifts.ts';
import { ru } from '../records/service-messages.ru.ts';
import type { StoredSeries } from '../records/stored-series.ts';
import type { PlannedDecision, StagePlan, StageRowRef } from './stage-planner.ts';

interface Decided extends Pick<StagePlan, 'userIds' | 'before' | 'after'> {
  series: StoredSeries;
  row: StageRowRef;
  planned: readonly PlannedDecision[];
  author: string;
  by: string;
}

interface Facts {
  stage: number;
  before: string;
  after: string;
  reason: string;
  author: string;
}

/** Notifies riders about decisions on their rows. */
@Injectable()
export class StageMessages {
  constructor(private readonly messages: MessagesService) {}

  async write({ series, row, planned, author, userIds, by, ...placings }: Decided, session: Session): Promise<void> {
    const { stageOrder, profileId } = row;
    const facts: Facts = {
      stage: stageOrder,
      before: placingText(placings.before) ?? ru.row_absent,
      after: placingText(placings.after) ?? ru.row_absent,
      reason: planned.find(({ reason }) => reason)?.reason ?? ru.no_reason,
      author,
    };
    await this.messages.write(
      {
        userIds,
        by,
        type: 'race',
        title: series.name,
        text: textOf(planned, facts),
        entityUrl: `/series/${series.urlSlug}/results/stage/${stageOrder}?row=${profileId}`,
      },
      session,
    );
  }
}

function textOf(planned: readonly PlannedDecision[], { stage, before, after, reason, author }: Facts): string {
  const penalties = planned.flatMap(({ body }) => (body.type === 'penalty' ? [body.timeInMilliseconds] : []));
  if (penalties.length > 0) {
    const seconds = penalties.reduce((sum, ms) => sum + ms, 0) / secondMs;
    return ru.penalties_changed(stage, seconds, before, after, reason, author);
  }
  const body = planned[0]?.body;
  if (body?.type === 'category') {
    return ru.category_changed(stage, seriesCategory(body.value) ?? '?', before, after, reason, author);
  }
  if (body?.type === 'disqualification' && body.label !== null) {
    return ru.disqualified(stage, body.label, before, after, reason, author);
  }
  if (body?.type === 'undo') return ru.decision_undone(stage, before, after, reason, author);
  return ru.row_changed(stage, before, after, reason, author);
}
