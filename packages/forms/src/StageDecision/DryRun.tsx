import { Chip, DisplayText, VisuallyHidden } from '@otryv/ui';
import { useDryRunMessages } from '../messages/dryRun.ts';
import type { Move, Moves } from './decidedStageRow.ts';
import classes from './StageDecision.module.css';

/** Who moves by a decision, before it is written: new places, the old ones struck through below. */
export function DryRun({ moves }: { moves: Moves }) {
  const words = useDryRunMessages();

  return (
    <section className={classes.DryRun} aria-busy={moves === null || undefined}>
      <div className={classes.DryRunHead}>
        <DisplayText as="h3" size="d-s">
          {words.title}
        </DisplayText>
        <Chip tone="line">{words.chip}</Chip>
      </div>
      <p className={classes.DryRunNote} role="status">
        {moves === null ? words.computing : moves.length === 0 ? words.none : words.count(moves.length)}
      </p>
      {moves !== null && moves.length > 0 && (
        <>
          <ol className={classes.DryRunMoves}>
            {moves.map((move) => (
              <MovedRider key={move.profileId} move={move} />
            ))}
          </ol>
          <p className={classes.DryRunNote}>{words.old}</p>
        </>
      )}
    </section>
  );
}

function MovedRider({ move: { name, from, to } }: { move: Move }) {
  const words = useDryRunMessages();
  const [before, after] = [from, to].map((place) => (place === null ? '—' : String(place)));
  const named = (place: number | null) => (place === null ? words.noPlace : String(place));

  return (
    <li className={classes.DryRunMove}>
      <span className={classes.DryRunPlaces} aria-hidden="true">
        <b>{after}</b>
        <del>{before}</del>
      </span>
      <span>{name}</span>
      <VisuallyHidden>: {words.move(named(from), named(to))}</VisuallyHidden>
    </li>
  );
}
