import { categoryOrder, groupBy, seriesCategory } from '@otryv/race';
import { CategoryBadge, Chip, DisplayText, useMessages, VisuallyHidden } from '@otryv/ui';
import { dryRunCatalogues } from '../messages/dryRun.ts';
import type { Move, Moves } from './decidedStageRow.ts';
import classes from './StageDecision.module.css';

/** Preview of a decision's rank changes before it is written: new places above the old ones, struck through. */
export function DryRun({ moves }: { moves: Moves }) {
  const messages = useMessages(dryRunCatalogues);

  return (
    <section className={classes.DryRun} aria-busy={moves === null || undefined}>
      <div className={classes.DryRunHead}>
        <DisplayText as="h3" size="d-s">
          {messages.title}
        </DisplayText>
        <Chip tone="line">{messages.chip}</Chip>
      </div>
      <p className={classes.DryRunNote} role="status">
        {moves === null ? messages.computing : moves.length === 0 ? messages.none : messages.count(moves.length)}
      </p>
      {moves !== null && moves.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region is reached by the keyboard. */}
          <section className={classes.DryRunMoves} aria-label={messages.title} tabIndex={0}>
            {byCategory(moves).map(([category, moved]) => (
              <div key={category}>
                <h4 className={classes.DryRunCategory}>
                  <CategoryBadge category={category} />
                </h4>
                <ol>
                  {moved.map((move) => (
                    <MovedRider key={move.profileId} move={move} />
                  ))}
                </ol>
              </div>
            ))}
          </section>
          <p className={classes.DryRunNote}>{messages.old}</p>
        </>
      )}
    </section>
  );
}

/** Groups the moves by the rider's resulting category, best place first. */
function byCategory(moves: readonly Move[]): [category: string | null, moved: Move[]][] {
  const last = Number.MAX_SAFE_INTEGER;
  const placed = moves.toSorted((one, other) => (one.to ?? last) - (other.to ?? last));
  const groups = groupBy(placed, ({ category }) => seriesCategory(category));
  return [...groups].toSorted(([one], [other]) => categoryOrder(one) - categoryOrder(other));
}

function MovedRider({ move: { name, from, to, category, formerCategory } }: { move: Move }) {
  const messages = useMessages(dryRunCatalogues);
  const [before, after] = [from, to].map((place) => (place === null ? '—' : String(place)));
  const named = (place: number | null) => (place === null ? messages.noPlace : String(place));

  return (
    <li className={classes.DryRunMove}>
      <span className={classes.DryRunPlaces} aria-hidden="true">
        <b>{after}</b>
        <del>{before}</del>
      </span>
      <span>
        <bdi>{name}</bdi>
        {formerCategory !== category && (
          <span className={classes.DryRunNote}>
            {' '}
            {messages.fromCategory} <CategoryBadge category={seriesCategory(formerCategory)} size="s" />
          </span>
        )}
      </span>
      <VisuallyHidden>: {messages.move(named(from), named(to))}</VisuallyHidden>
    </li>
  );
}
