import { DateTime, DisplayText, useMessages } from '@otryv/ui';
import { seriesCatalogues } from '../messages/series.ts';
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

  return (
    <>
      <DisplayText as={heading} size="d-m" className={classes.StageTitle}>
        {seriesMessages.stageCaption(stage.order)}
      </DisplayText>
      <p className={classes.StageFacts}>
        {category === null ? seriesMessages.commonProtocol : seriesMessages.inCategory(category)}
        {stage.name && `, ${seriesMessages.stageName(stage.name)}`}, <DateTime at={stage.eventStart} />
      </p>
    </>
  );
}
