import { findRates, listCurrencyAccounts, presentRates } from '../accounts/index.ts';
import { countInvoices } from '../invoices/index.ts';
import type { Handler } from '../kernel/index.ts';
import { getOrganization, listMembers, toOrganizationRow } from '../organizations/index.ts';
import { getPlan } from '../plans/index.ts';

/** Returns what staff see of an organization. Combined here because the areas don't know each other. */
export const handler: Handler<'getOrganization'> = async ({ app, db }, { params }) => {
  const organization = await getOrganization(db, params.organizationId);
  const rates = await findRates(app);
  return {
    ...toOrganizationRow(organization),
    ...(organization.address && { address: organization.address }),
    ...(organization.website !== undefined && { website: organization.website }),
    members: [...(await listMembers(db, organization.id))],
    accounts: [...(await listCurrencyAccounts({ app, db }, organization.id, rates))],
    ...presentRates(rates),
    plan: await getPlan({ db, clock: app.clock }, organization.id),
    invoices: await countInvoices(db, organization.id),
  };
};
