import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { displayLang } from '../DisplayText/DisplayText.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './ComparedFigures.module.css';

export interface ComparedFigure {
  label: string;
  /** In the order of the names, as they are printed. */
  values: readonly string[];
  /** The positions of the best; none where more is not better. */
  best?: readonly number[] | undefined;
}

export interface ComparedFiguresProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** What is compared: the accessible name of the table. */
  caption: string;
  names: readonly string[];
  figures: readonly ComparedFigure[];
}

/** The figures of several riders beside each other, the best of each inverse. */
export function ComparedFigures({ caption, names, figures, className, ...props }: ComparedFiguresProps) {
  const { locale } = useOtryv();
  const messages = useMessages(pageCatalogues);

  return (
    <table {...props} className={clsx(classes.ComparedFigures, className)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ label, values, best = [] }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a value is its rider.
              <td key={at} lang={displayLang(value, locale)} data-best={best.includes(at) || undefined}>
                <b>{value}</b>
                {best.includes(at) && <VisuallyHidden>, {messages.best}</VisuallyHidden>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
