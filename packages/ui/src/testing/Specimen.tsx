import type { CSSProperties, ReactNode } from 'react';
import classes from './Specimen.module.css';

/** A colour with the name of its variable; `text` is rendered on it in the matching text colour. */
export function Swatch({ name, text }: { name: string; text?: string }) {
  const look: CSSProperties = {
    background: `var(--otryv-color-${name})`,
    ...(text && { color: `var(--otryv-color-${text})` }),
  };

  return (
    <figure className={classes.Specimen}>
      <div className={classes.SpecimenColour} style={look}>
        {text && 'Аа 12:34'}
      </div>
      <Name>{text ? `${name}, ${text}` : name}</Name>
    </figure>
  );
}

/** A drawing that uses a variable, above the variable's name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={classes.Specimen}>
      {children}
      <Name>{name}</Name>
    </figure>
  );
}

function Name({ children }: { children: string }) {
  return <figcaption className={classes.SpecimenName}>{children}</figcaption>;
}
