import { CategoryFilter, SegmentedControl, useMessages } from '@otryv/ui';
import { seriesCatalogues } from '../messages/series.ts';
import type { PowerUnit } from '../rows/powerUnit.ts';
import seriesClasses from '../SeriesColumns/SeriesColumns.module.css';

export interface StageToolsProps {
  categories: readonly string[];
  category: string | null;
  /** Whether there are rows, so that the unit of power can be selected. */
  hasShown: boolean;
  onCategory: (category: string | null) => void;
  power: PowerUnit;
  onPower: (power: PowerUnit) => void;
}

/** Selects a category and the unit of power. */
export function StageTools({ categories, category, hasShown, onCategory, power, onPower }: StageToolsProps) {
  const seriesMessages = useMessages(seriesCatalogues);
  const units = (['wattsPerKg', 'watts'] as const).map((value) => ({ value, label: seriesMessages.powerUnits[value] }));

  return (
    <div className={seriesClasses.SeriesTools}>
      {categories.length > 0 && (
        <CategoryFilter
          categories={categories.map((each) => ({ category: each }))}
          value={category}
          onChange={onCategory}
        />
      )}
      {hasShown && <SegmentedControl label={seriesMessages.power} options={units} value={power} onChange={onPower} />}
    </div>
  );
}
