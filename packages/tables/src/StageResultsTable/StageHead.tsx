import { DateTime, DisplayText, useMessages } from '@otryv/ui';
import { seriesCatalogues } from '../messages/series.ts';
import { ownName, stageCaption } from '../messages/stageTexts.ts';
import classes from './StageResultsTable.module.css';
import type { StageOfSeries } from './stageAction.ts';

export interface StageHeadProps {
  stage: StageOfSeries;
  category: string | null;
  heading: 'h1' | 'h2' | 'h3';
}

/** The heading of a protocol: the stage, its name and its start. */
export function StageHead({ stage, category, heading }: StageHeadProps) {
  const seriesMessages = useMessages(seriesCatalogues);
  const name = ownName(stage.order, stage.name, seriesMessages);

  return (
    <>
      <DisplayText as={heading} size="d-m" className={classes.StageTitle}>
        {stageCaption(stage.order, seriesMessages)}
      </DisplayText>
      <p className={classes.StageFacts}>
        {category === null ? seriesMessages.commonProtocol : seriesMessages.inCategory(category)}
        {name && `, ${seriesMessages.stageName(name)}`}, <DateTime at={stage.eventStart} />
      </p>
    </>
  );
}
