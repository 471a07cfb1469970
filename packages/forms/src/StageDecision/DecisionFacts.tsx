import { seriesCategory } from '@otryv/race';
import { CategoryBadge, RaceTime, RiderName, useMessages } from '@otryv/ui';
import { decisionCatalogues } from '../messages/decisions.ts';
import type { DecidedStageRow } from './decidedStageRow.ts';
import classes from './StageDecision.module.css';

/** The subject of a decision: the rider, the category in the race and the current one. */
export function DecisionFacts({ decision }: { decision: DecidedStageRow }) {
  const messages = useMessages(decisionCatalogues);
  const { profile, categoryInRace, category, finishTime = null } = decision;

  return (
    <dl className={classes.DecisionFacts}>
      <dt>{messages.rider}</dt>
      <dd>
        <RiderName country={profile.countryAlpha3} name={`${profile.firstName} ${profile.lastName}`.trim()} />
      </dd>
      <dt>{messages.categoryInRace}</dt>
      <dd>
        <CategoryBadge category={seriesCategory(categoryInRace)} />
      </dd>
      <dt>{messages.category}</dt>
      <dd>
        <CategoryBadge category={seriesCategory(category)} />
      </dd>
      {finishTime !== null && (
        <>
          <dt>{messages.time}</dt>
          <dd>
            <RaceTime ms={finishTime} />
          </dd>
        </>
      )}
    </dl>
  );
}
