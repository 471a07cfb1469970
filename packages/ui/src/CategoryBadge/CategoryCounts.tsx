import { Fragment } from 'react';
import { Chip } from '../Chip/Chip.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { CategoryBadge } from './CategoryBadge.tsx';
import type { CategoryChoice } from './CategoryFilter.tsx';

export interface CategoryCountsProps {
  counts: readonly CategoryChoice[];
  /** Category of the reader's own group. */
  own: string | null | undefined;
}

/** Groups of a race with their sign-ups; the reader's own is marked. */
export function CategoryCounts({ counts, own }: CategoryCountsProps) {
  const { ownGroup } = useMessages(pageCatalogues);

  return counts.map(({ category, count }) => (
    <Fragment key={category}>
      <CategoryBadge category={category} count={count} />
      {category === own && <Chip tone="own">{ownGroup}</Chip>}
    </Fragment>
  ));
}
