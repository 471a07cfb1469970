import classes from './TeamMembersTable.module.css';

const full = 100;

/** A bar of points relative to the most points; a hairline for none. */
export function PointsBar({ points, most }: { points: number; most: number }) {
  const length = points === 0 ? 0.5 : Math.max(1, (points / Math.max(most, 1)) * full);

  return (
    <svg className={classes.MemberBar} viewBox={`0 0 ${full} 8`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0H${length.toFixed(1)}V8H0Z`} />
    </svg>
  );
}
