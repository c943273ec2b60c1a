import { classNames } from '../base/class-names.ts';

interface TruncatedTextProps {
  readonly children: string;
  readonly className?: string | undefined;
}

/**
 * A single-line text that ends in an ellipsis if it is too long; its title is the whole text. It is cut at its own end,
 * whatever the direction of the page.
 */
export const TruncatedText = ({ children, className }: TruncatedTextProps) => (
  <span className={classNames('q-truncated', className)} title={children} dir="auto">
    {children}
  </span>
);
