import classes from './Brand.module.css';
import { wordmarkLetters } from './wordmark.ts';

/** The brand mark: a wheel with a detached arc. */
export function BrandMark() {
  return (
    <svg className={classes.BrandMark} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <path className={classes.BrandStay} d="M16.25 8.09A9 9 0 1 0 23.91 18.25" />
      <path className={classes.BrandLeave} d="M19.87 5.2A9 9 0 0 1 26.8 12.13" />
    </svg>
  );
}

/** The wordmark; the link around it has the accessible name. */
export function Wordmark() {
  return (
    <svg className={classes.BrandWordmark} width="73" height="22" viewBox="2 3 237 69" aria-hidden="true">
      {wordmarkLetters.map(({ x, d }, index) => (
        <path
          key={x}
          className={index === 0 ? classes.BrandFirst : classes.BrandLetter}
          transform={`translate(${x} 0)`}
          d={d}
        />
      ))}
    </svg>
  );
}
