import { useState } from 'react';
import classes from './EventEditor.module.css';

export interface CataloguePictureProps {
  id: number;
  src: string | null | undefined;
}

const width = 48;
const height = 32;
const colours = 5;

/** A picture of the game beside its name; by default a colour derived from the number. */
export function CataloguePicture({ id, src }: CataloguePictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const swatch = { 'aria-hidden': true, className: classes.EventEditorPicture, 'data-colour': (id % colours) + 1 };
  if (!src || src === failed) return <span {...swatch} />;

  return (
    <img
      className={classes.EventEditorPicture}
      {...{ src, width, height }}
      alt=""
      loading="lazy"
      onError={() => setFailed(src)}
    />
  );
}
