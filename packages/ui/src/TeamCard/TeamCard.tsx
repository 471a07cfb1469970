import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';
import { CardFrame, CardTitle } from '../CardFrame/CardFrame.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { TeamPlate } from '../TeamPlate/TeamPlate.tsx';
import classes from './TeamCard.module.css';

export interface TeamCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** Name of the team; the text of the card's only link. */
  title: string;
  href: string;
  /** Short code on the plate. */
  code: string;
  badge?: { background: string | null; colour: string | null } | null | undefined;
  logoSrc?: string | null | undefined;
  posterSrc?: string | null | undefined;
  /** «Ваша», «закрыта». */
  chip?: string | undefined;
  /** Whether it is the reader's team. */
  own?: boolean | undefined;
  /** Motto of the team. */
  text?: string | undefined;
  /** Facts in one line: «24 участника». */
  facts?: readonly string[];
}

/** A team in a list: its plate in the badge's colours, name, motto and facts. */
export function TeamCard(props: TeamCardProps) {
  const { title, href, code, badge, logoSrc, posterSrc, chip, own, text = '', facts = [], className, ...rest } = props;
  const [failed, setFailed] = useState<string | null>(null);

  return (
    <CardFrame {...rest} className={clsx(classes.TeamCard, className)} data-own={own || undefined}>
      {posterSrc && posterSrc !== failed && (
        <img
          className={classes.TeamCardPoster}
          src={posterSrc}
          alt=""
          width={640}
          height={264}
          loading="lazy"
          onError={() => setFailed(posterSrc)}
        />
      )}
      <div className={classes.TeamCardBody}>
        <TeamPlate size="s" {...{ code, logoSrc }} background={badge?.background} colour={badge?.colour} />
        <div className={classes.TeamCardWords}>
          <CardTitle title={title} href={href} className={classes.TeamCardTitle}>
            {chip && <Chip tone={own ? 'own' : 'line'}>{chip}</Chip>}
          </CardTitle>
          {text !== '' && <p className={classes.TeamCardText}>{text}</p>}
          {facts.length > 0 && (
            <ul className={classes.TeamCardFacts}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </CardFrame>
  );
}
