import { chartCatalogues } from '../provider/chartMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './ChartFigure.module.css';

export const menFill = 'var(--otryv-color-sex-m)';

/** The hatching of the women's part, to be included in a drawing. */
export function WomenPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="5" height="5" fill="var(--otryv-color-sex-f)" />
      <path d="M0 0v5" stroke="var(--otryv-color-surface)" strokeWidth="1.6" />
    </pattern>
  );
}

export function SexLegend({ patternId }: { patternId: string }) {
  const messages = useMessages(chartCatalogues);

  return (
    <ul className={classes.ChartLegend}>
      <li>
        <svg viewBox="0 0 24 10" aria-hidden="true">
          <rect width="24" height="10" fill={menFill} />
        </svg>
        {messages.men}
      </li>
      <li>
        <svg viewBox="0 0 24 10" aria-hidden="true">
          <WomenPattern id={patternId} />
          <rect width="24" height="10" fill={`url(#${patternId})`} />
        </svg>
        {messages.women}
      </li>
    </ul>
  );
}
