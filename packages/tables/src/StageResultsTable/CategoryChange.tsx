import { seriesCategory } from '@otryv/race';
import { CategoryBadge, Icon, Tooltip, useMessages, VisuallyHidden } from '@otryv/ui';
import { ArrowRight } from 'lucide-react';
import { type SeriesMessages, seriesCatalogues } from '../messages/series.ts';
import { changeOf, type ModifiedCategory, type StageResultsTableRow } from '../rows/stageResultsTableRow.ts';
import classes from './StageResultsTable.module.css';

/** The old and the new category, with the author and the reason of the change; nothing without a change. */
export function CategoryChange({ row }: { row: StageResultsTableRow }) {
  const seriesMessages = useMessages(seriesCatalogues);
  const change = changeOf(row);
  if (change === null) return null;

  return (
    <Tooltip className={classes.CategoryChange} tip={decisionText(change, seriesMessages)}>
      <span className={classes.CategoryChangeBadges} aria-hidden="true">
        <CategoryBadge className={classes.CategoryChangeOld} category={seriesCategory(row.categoryInRace)} />
        <Icon of={ArrowRight} size="s" />
        <CategoryBadge category={seriesCategory(change.value)} />
      </span>
      <VisuallyHidden>
        {changeText(row, change, seriesMessages)}. {decisionText(change, seriesMessages)}
      </VisuallyHidden>
    </Tooltip>
  );
}

/** Formats «категория изменена с B на A». */
export function changeText(
  row: StageResultsTableRow,
  change: ModifiedCategory,
  seriesMessages: SeriesMessages,
): string {
  const named = (label: string | null) => seriesCategory(label) ?? seriesMessages.noCategory;
  return seriesMessages.changeWords(named(row.categoryInRace), named(change.value));
}

function decisionText({ moderator, reason }: ModifiedCategory, seriesMessages: SeriesMessages): string {
  const author = moderator === null ? seriesMessages.automatically : seriesMessages.changedBy(moderator.username);
  return [author, reason].filter(Boolean).join('. ');
}
