import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { displayLang } from '../DisplayText/DisplayText.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './KeyFigures.module.css';

export interface KeyFigure {
  /** Label of the figure: «время победителя». */
  label: string;
  value: string;
  /** Suffix in smaller, grey type: thousandths, «из 96». */
  rest?: string | undefined;
  /** «км», «м». */
  unit?: string | undefined;
}

export interface KeyFiguresProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  figures: readonly KeyFigure[];
}

/** A few key figures of a race. */
export function KeyFigures({ figures, className, ...props }: KeyFiguresProps) {
  const { locale } = useOtryv();

  return (
    <dl {...props} className={clsx(classes.KeyFigures, className)}>
      {figures.map(({ label, value, rest, unit }) => (
        <div key={label} className={classes.KeysFigure}>
          <dt className={classes.KeysLabel}>{label}</dt>
          <dd className={classes.KeysValue} lang={displayLang([value, rest], locale)}>
            {value}
            {rest && <span className={classes.KeysRest}>{rest}</span>}
            {unit && <span className={classes.KeysUnit}>{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
