import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';
import { initialsOf } from '../Avatar/initialsOf.ts';
import { displayLang } from '../DisplayText/DisplayText.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './StartPlate.module.css';

export interface StartPlateProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name shown beside the plate; its initials replace a missing picture. */
  name: string;
  src?: string | null | undefined;
}

/** The start plate of a rider with the picture or the initials; decorative, as the name is beside it. */
export function StartPlate({ name, src, className, ...props }: StartPlateProps) {
  const { locale } = useOtryv();
  const [failed, setFailed] = useState<string | null>(null);
  const initials = initialsOf(name);

  return (
    <span aria-hidden="true" {...props} className={clsx(classes.StartPlate, className)}>
      {src && src !== failed ? (
        <img className={classes.StartPlatePicture} src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        <b lang={displayLang(initials, locale)}>{initials}</b>
      )}
    </span>
  );
}
