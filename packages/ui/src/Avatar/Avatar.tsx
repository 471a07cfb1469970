import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';
import classes from './Avatar.module.css';
import { initialsOf } from './initialsOf.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name shown beside the avatar; its initials replace a missing picture. */
  name: string;
  src?: string | null | undefined;
  /** 22, 32 or 88 px. */
  size?: 's' | 'm' | 'l';
}

const pixels = { s: 22, m: 32, l: 88 } as const;

/** Picture or initials of a rider; decorative, as the name is beside it. */
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
