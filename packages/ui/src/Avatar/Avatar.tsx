import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';
import classes from './Avatar.module.css';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The name that stands beside the avatar; its initials fill an avatar without a picture. */
  name: string;
  src?: string | null | undefined;
  /** 22, 32 or 88 px. */
  size?: 's' | 'm' | 'l';
}

const pixels = { s: 22, m: 32, l: 88 } as const;

/** A picture or the initials of a rider whose name stands beside it. */
export function Avatar({ name, src, size = 's', className, ...props }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const hasPicture = Boolean(src) && src !== failed;

  return (
    <span aria-hidden="true" {...props} className={clsx(classes.Avatar, className)} data-size={size}>
      {hasPicture ? (
        <img
          className={classes.AvatarPicture}
          src={src ?? undefined}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          onError={() => setFailed(src ?? null)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[\s.]+/).filter((word) => /^\p{L}/u.test(word));

  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase())
    .join('');
}
