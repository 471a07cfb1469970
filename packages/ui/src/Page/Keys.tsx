import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { displayLang } from '../DisplayText/DisplayText.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './Keys.module.css';

export interface KeyFigure {
  /** What the figure is: «время победителя». */
  label: string;
  value: string;
  /** What follows smaller and greyer: thousandths, «из 96». */
  rest?: string | undefined;
  /** «км», «м». */
  unit?: string | undefined;
}

export interface KeysProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  figures: readonly KeyFigure[];
}

/** The few figures that tell a race. */
export function Keys({ figures, className, ...props }: KeysProps) {
  const { locale } = useOtryv();

  return (
    <dl {...props} className={clsx(classes.Keys, className)}>
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
