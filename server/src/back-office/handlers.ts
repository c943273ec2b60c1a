import type { CallName } from '@quittance/sdk/contract';
import { listCurrencyAccounts } from '../accounts/index.ts';
import { countInvoices } from '../invoices/index.ts';
import type { Handlers } from '../kernel/index.ts';
import { getOrganization, listMembers, listOrganizations, type Organization } from '../organizations/index.ts';

type BackOfficeCall = Extract<CallName, 'listCompanies' | 'getCompany'>;

/** What staff see of a company; put together here from the areas, which do not know each other. */
export const backOfficeHandlers: Handlers<BackOfficeCall> = {
  listCompanies: async ({ db }, { query }) => {
    const page = await listOrganizations(db, {
      ...(query.search && { text: query.search }),
      ...(query.companyStatus && { statuses: query.companyStatus }),
      ...(query.cursor !== undefined && { cursor: query.cursor }),
      limit: query.limit,
    });
    return { items: page.items.map(toCompanyRow), nextCursor: page.nextCursor };
  },

  getCompany: async ({ app, db }, { params }) => {
    const organization = await getOrganization(db, params.organizationId);
    return {
      ...toCompanyRow(organization),
      ...(organization.address && { address: organization.address }),
      ...(organization.website !== undefined && { website: organization.website }),
      members: [...(await listMembers(db, organization.id))],
      accounts: [...(await listCurrencyAccounts({ app, db }, organization.id))],
      invoices: await countInvoices(db, organization.id),
    };
  },
};

const toCompanyRow = (organization: Organization) => ({
  organizationId: organization.id,
  companyName: organization.legalName,
  ...(organization.handle !== undefined && { companyHandle: organization.handle }),
  companyStatus: organization.status,
  verificationStatus: organization.verificationStatus,
  pricingTier: organization.pricingTier,
  organizationType: organization.organizationType,
  escalated: organization.escalated,
  monitored: organization.monitored,
  ...(organization.address && { country: organization.address.country }),
  createdAt: organization.createdAt.toISOString(),
});
