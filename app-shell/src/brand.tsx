/** The logo before the brand's name. */
function BrandMark() {
  return (
    <svg className="app__brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect className="app__brand-tile" width="32" height="32" rx="9" />
      <path className="app__brand-tick" d="M9.5 16.6l4.4 4.4 8.6-9.6" />
    </svg>
  );
}

export interface BrandProps {
  /** Empty until it is loaded. */
  readonly name: string;
  /** The product, if the brand has several. */
  readonly product?: string | undefined;
}

/** The brand's logo and name. Reserves space for the name, so that nothing moves when it is loaded. */
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

/** Returns brand and product in one line, for the browser tab. */
export const brandTitle = ({ name, product }: BrandProps): string => [name, product].filter(Boolean).join(' ');
