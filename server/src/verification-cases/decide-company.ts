import type { PostalAddress } from '@quittance/sdk/contract';
import type { BusinessAnswers, Unfinished } from '@quittance/sdk/rules';
import { applyForAccounts } from '../account-applications/index.ts';
import type { StaffCall } from '../kernel/index.ts';
import { claimFee } from '../onboarding-fee/index.ts';
import { getOrganization, isActiveOrganization, lockOrganization } from '../organizations/index.ts';
import { requireFreePlanBalance } from '../plans/index.ts';
import { denyVerification, mailOwner, readVerification } from '../verification/index.ts';
import { lockHandedIn } from './decide-step.ts';
import { assertNothingOpen } from './open-parts.ts';
import { decidedAlready, ownerOf, recordDecision } from './record-decision.ts';

/**
 * Verifies a company, applies for its accounts, and claims its onboarding fee. Its steps and people must be approved, and lack
 * nothing. From then on it has the name, address and website that it gave.
 * @throws NotFoundError; ValidationError with everything that is not approved or missing; IdempotencyConflictError unless it
 *   waits for a decision and is neither closed nor restricted
 */
export async function approveCompany(context: StaffCall, organizationId: string): Promise<void> {
  const { app, db } = context;
  const organization = await lockHandedIn(db, organizationId);
  // One that was closed or restricted meanwhile opens no accounts and pays no fee.
  if (!isActiveOrganization(organization)) throw decidedAlready();
  const personId = await ownerOf(context, organizationId);
  const stored = await readVerification(context, { organizationId, personId });
  await assertNothingOpen(context, { organizationId, ownerId: personId, stored });
  const { kyb = {} } = stored.answers;
  const name = kyb.legalName?.trim() || organization.legalName;
  await db
    .updateTable('organizations')
    .set({
      verification_status: 'approved',
      ...columnsFromAnswers(kyb),
    })
    .where('id', '=', organizationId)
    .execute();
  await applyForAccounts(context, organizationId);
  await claimFee(context, organizationId);
  await requireFreePlanBalance(context, organizationId);
  await recordDecision(context, { organizationId, decision: 'approved' });
  await mailOwner(
    context,
    { ...organization, legalName: name },
    {
      template: 'verification-approved',
      data: { link: `${app.config.publicUrl}/accounts` },
    },
  );
}

/** Denies a company: it is restricted from then on. @throws NotFoundError; IdempotencyConflictError if it was decided */
export async function denyCompany(context: StaffCall, organizationId: string, note: string): Promise<void> {
  const { app, db } = context;
  await getOrganization(db, organizationId);
  const organization = await lockOrganization(db, organizationId);
  const { verificationStatus } = organization;
  if (verificationStatus === 'approved' || verificationStatus === 'denied') throw decidedAlready();
  await denyVerification(db, organization, 'verification_denied');
  await recordDecision(context, { organizationId, decision: 'denied', note });
  await mailOwner(context, organization, {
    template: 'verification-denied',
    data: { note, link: app.config.publicUrl },
  });
}

/** What an organization has of its answers from its approval on. */
export const columnsFromAnswers = ({
  legalName,
  address,
  website,
}: Pick<Unfinished<BusinessAnswers>, 'legalName' | 'address' | 'website'>) => ({
  ...(legalName?.trim() && { legal_name: legalName.trim() }),
  ...(address && { address: JSON.stringify(toPostalAddress(address)) }),
  ...(website?.trim() && { website: website.trim() }),
});

const toPostalAddress = (address: NonNullable<Unfinished<BusinessAnswers>['address']>): PostalAddress => ({
  line1: address.line1 ?? '',
  ...(address.line2 && { line2: address.line2 }),
  city: address.city ?? '',
  ...(address.subdivision && { subdivision: address.subdivision }),
  ...(address.postalCode && { postalCode: address.postalCode }),
  country: address.country ?? '',
});
