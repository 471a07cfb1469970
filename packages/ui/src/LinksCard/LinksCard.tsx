import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { Link } from '../Link/Link.tsx';
import { BarStrip } from '../RouteBars/BarStrip.tsx';
import { type CardShape, shapeBars } from './cardShapes.ts';
import classes from './LinksCard.module.css';

export interface DetailedLink {
  href: string;
  label: string;
  detail?: string;
}

export interface LinksCardProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  title: string;
  /** A `Chip` naming the audience. */
  chip?: ReactNode;
  /** The profile above the title. */
  shape: CardShape;
  links: readonly DetailedLink[];
  /** A link to all pages, at the bottom. */
  more?: ReactNode;
}

/** A card with the first pages of an area. */
export function LinksCard({ title, chip, shape, links, more, className, ...props }: LinksCardProps) {
  const id = useId();

  return (
    <section aria-labelledby={id} {...props} className={clsx(classes.LinksCard, className)}>
      <div className={classes.LinksCardArt}>
        <BarStrip bars={shapeBars(shape)} />
      </div>
      <div className={classes.LinksCardHead}>
        <DisplayText as="h2" size="d-m" id={id}>
          {title}
        </DisplayText>
        {chip}
      </div>
      <ul className={classes.LinksCardList}>
        {links.map(({ href, label, detail }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
            {detail && <small>{detail}</small>}
          </li>
        ))}
      </ul>
      {more && <p className={classes.LinksCardMore}>{more}</p>}
    </section>
  );
}
