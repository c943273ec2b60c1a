import { classNames } from '../base/class-names.ts';

interface TruncatedTextProps {
  readonly children: string;
  readonly className?: string | undefined;
}

/**
 * A text of one line that ends in an ellipsis where its place is too narrow; the title holds all of it. It is cut at the end
 * of its own writing, whatever the direction of the page.
 */
export const TruncatedText = ({ children, className }: TruncatedTextProps) => (
  <span className={classNames('q-truncated', className)} title={children} dir="auto">
    {children}
  </span>
);
