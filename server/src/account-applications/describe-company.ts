import type { PostalAddress } from '@quittance/sdk/contract';
import type { OperationContext } from '../kernel/index.ts';
import { getOrganization, type Organization } from '../organizations/index.ts';
import type { AccountOrder, ApplyingCompany } from '../providers/index.ts';
import { readBusinessAnswers } from '../verification/index.ts';

/** Returns an application as it is sent: the company as it was approved. */
export async function describeOrder(
  { app, db }: Pick<OperationContext, 'app' | 'db'>,
  id: string,
): Promise<AccountOrder> {
  const row = await db
    .selectFrom('account_applications')
    .select(['organization_id', 'account_type', 'sending'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const organization = await getOrganization(db, row.organization_id);
  const { kyb = {} } = await readBusinessAnswers({ app, db }, organization.id);
  const { account_type: accountType, sending } = row;
  return { reference: id, sending, accountType, company: describeCompany(organization, kyb) };
}

type Answers = NonNullable<Awaited<ReturnType<typeof readBusinessAnswers>>['kyb']>;

const describeCompany = (
  { legalName, organizationType, address, website }: Organization,
  { taxId, registrationNumber, incorporatedOn }: Answers,
): ApplyingCompany => ({
  legalName,
  organizationType,
  ...(address && { address: address satisfies PostalAddress }),
  ...(website && { website }),
  ...(taxId && { taxId }),
  ...(registrationNumber && { registrationNumber }),
  ...(incorporatedOn && { incorporatedOn }),
});
