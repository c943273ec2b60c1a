import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  /** Default `secondary`; at most one `primary` per view. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  readonly block?: boolean | undefined;
  readonly icon?: IconShape | undefined;
}

/** Returns the classes of a button, for links that a router renders. */
export const buttonClass = ({ variant = 'secondary', size = 'medium', block }: ButtonLook = {}): string =>
  classNames('q-button', `q-button--${variant}`, size !== 'medium' && `q-button--${size}`, block && 'q-button--block');

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly children: ReactNode;
  /** Whether work is in progress: the button keeps its size, shows a spinner and ignores presses. */
  readonly pending?: boolean | undefined;
}

/** A button. `type` defaults to `button`, so that it never submits a form by accident. */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const {
    variant = 'secondary',
    size,
    block,
    icon,
    pending,
    children,
    className,
    onClick,
    type = 'button',
    ...rest
  } = props;
  return (
    <button
      // A pending button stays focusable: `disabled` would drop the keyboard focus.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      {...rest}
      ref={ref}
      type={type}
      className={classNames(buttonClass({ variant, size, block }), className)}
      part={`button button-${variant}`}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      <span className="q-button__content">
        {icon && <Icon shape={icon} />}
        {children}
      </span>
      {pending && (
        <span className="q-button__spinner">
          <span className="q-spinner q-spinner--small" />
        </span>
      )}
    </button>
  );
});
