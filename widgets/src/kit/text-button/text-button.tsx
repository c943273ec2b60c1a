import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../base/class-names.ts';

/** A button inside a sentence. */
export function TextButton({ className, type = 'button', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...rest} type={type} className={classNames('q-text-button', className)} />;
}
