import { useState } from 'react';
import { classNames } from '../base/class-names.ts';
import { initialsOf } from './initials.ts';

interface AvatarProps {
  /** Name of a person or organization; its initials are shown if there is no picture. */
  readonly name: string;
  readonly src?: string | undefined;
  /** Round for people, square for organizations. */
  readonly round?: boolean | undefined;
}

export function Avatar({ name, src, round }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isPicture = src !== undefined && src !== failedSrc;
  return (
    <span className={classNames('q-avatar', round && 'q-avatar--round')} aria-hidden="true">
      {isPicture ? (
        <img className="q-avatar__image" src={src} alt="" onError={() => setFailedSrc(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
