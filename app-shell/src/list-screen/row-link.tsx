import { PageLink } from '../navigation/page-link.tsx';

interface RowLinkProps {
  readonly to: string;
  /** Somebody's or a company's; a long one is cut. */
  readonly name: string;
}

/** The name in a row of a list, which leads to its record. */
export const RowLink = ({ to, name }: RowLinkProps) => (
  <PageLink className="q-table__link q-truncated" to={to} title={name} dir="auto">
    {name}
  </PageLink>
);
