import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { classNames } from '../base/class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: IconShape;
  /** The action, for screen readers and as a tooltip. */
  readonly label: string;
}

export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, className, type = 'button', ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={classNames('q-icon-button', className)}
      aria-label={label}
      title={label}
    >
      <Icon shape={icon} />
    </button>
  );
});
