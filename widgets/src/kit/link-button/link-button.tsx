import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { type ButtonLook, buttonClass } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';

export interface LinkButtonProps extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, block, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, block }), className)}>
      <span className="q-button__content">
        {icon && <Icon shape={icon} />}
        {children}
      </span>
    </a>
  );
}
