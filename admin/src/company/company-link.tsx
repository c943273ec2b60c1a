import { PageLink } from '@quittance/app-shell';
import { companyAddress } from './company-address.ts';

interface CompanyLinkProps {
  readonly organizationId: string;
  readonly name: string;
}

/** An organization's name in a text, which leads to its record. */
export const CompanyLink = ({ organizationId, name }: CompanyLinkProps) => (
  <PageLink to={companyAddress(organizationId)} dir="auto">
    {name}
  </PageLink>
);
