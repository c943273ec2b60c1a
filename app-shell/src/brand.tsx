/** The mark that stands before the brand's name. */
function BrandMark() {
  return (
    <svg className="app__brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect className="app__brand-tile" width="32" height="32" rx="9" />
      <path className="app__brand-tick" d="M9.5 16.6l4.4 4.4 8.6-9.6" />
    </svg>
  );
}

export interface BrandProps {
  /** Empty while it is not known. */
  readonly name: string;
  /** Which of the brand's products this is, where it has several. */
  readonly product?: string | undefined;
}

/** The brand's mark and name, with room for the name while it is not known, so that nothing jumps when it comes. */
export function Brand({ name, product }: BrandProps) {
  return (
    <>
      <BrandMark />
      <span className="app__brand-name">
        <span>{name || '\u00a0'}</span>
        {product && <span className="app__product">{product}</span>}
      </span>
    </>
  );
}

/** The brand and its product in one line, as a browser's tab shows them. */
export const brandTitle = ({ name, product }: BrandProps): string => [name, product].filter(Boolean).join(' ');
