import type { OrganizationDisplayInput } from '@quittance/sdk/rules';
import { VerificationBadge } from '@quittance/widgets/kit';

interface CaseOfCompany extends Omit<OrganizationDisplayInput, 'infoRequest'> {
  readonly additionalInfoRequest?: OrganizationDisplayInput['infoRequest'];
}

/** What the rules must know to say what is to be done for a company. */
export const displayOf = ({ additionalInfoRequest, ...company }: CaseOfCompany): OrganizationDisplayInput => ({
  ...company,
  infoRequest: additionalInfoRequest,
});

/** What is to be done for a company. */
export const CaseBadge = ({ company }: { readonly company: CaseOfCompany }) => (
  <VerificationBadge organization={displayOf(company)} />
);
