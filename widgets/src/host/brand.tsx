/** The mark that stands before the brand's name. */
export function BrandMark() {
  return (
    <svg className="app__brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect className="app__brand-tile" width="32" height="32" rx="9" />
      <path className="app__brand-tick" d="M9.5 16.6l4.4 4.4 8.6-9.6" />
    </svg>
  );
}
