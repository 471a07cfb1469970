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
  /** Formatted values, in the order of the names. */
  values: readonly string[];
  /** Indices of the best values; none for figures without a best. */
  best?: readonly number[] | undefined;
}

export interface ComparedFiguresProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** Accessible name of the table. */
  caption: string;
  names: readonly string[];
  figures: readonly ComparedFigure[];
}

/** Figures of several riders side by side, with inverted colours for the best of each. */
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
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ label, values, best = [] }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the rider.
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
