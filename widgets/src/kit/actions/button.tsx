import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, forwardRef, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { Icon, type IconShape } from '../display/icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonLook {
  /** Default `secondary`; at most one `primary` a view. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  readonly block?: boolean | undefined;
  readonly icon?: IconShape | undefined;
}

/** The classes of a button, for links that a router renders. */
export const buttonClass = ({ variant = 'secondary', size = 'medium', block }: ButtonLook = {}): string =>
  classNames('q-button', `q-button--${variant}`, size !== 'medium' && `q-button--${size}`, block && 'q-button--block');

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly children: ReactNode;
  /** Work is under way: the button keeps its size, shows a spinner and does nothing when pressed. */
  readonly pending?: boolean | undefined;
}

/** A button; `type` is `button` unless said otherwise, so that it never submits a form by surprise. */
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
      // A pending button stays focusable: `disabled` would throw the focus of a keyboard user away.
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

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: IconShape;
  /** What pressing it does, for screen readers and as a tooltip. */
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

/** A button inside a sentence. */
export function TextButton({ className, type = 'button', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...rest} type={type} className={classNames('q-text-button', className)} />;
}
