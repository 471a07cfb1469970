import classes from './GapColumns.module.css';

/** The scale above the gap tracks: from 0 to its end. */
export function GapScale({ end }: { end: string }) {
  return (
    <span className={classes.GapScale} aria-hidden="true">
      <span>0</span>
      <bdi>{end}</bdi>
    </span>
  );
}
