import classes from './FileField.module.css';

/** A stored picture. */
export interface PresentPicture {
  src: string;
  /** «Сейчас на странице». */
  label: string;
}

/** The stored picture that a new file would replace. */
export function PresentPreview({ src, label }: PresentPicture) {
  return (
    <p className={classes.FileFieldItem}>
      <img className={classes.FileFieldPicture} src={src} alt="" data-size="l" />
      <span className={classes.FileFieldName}>{label}</span>
    </p>
  );
}
