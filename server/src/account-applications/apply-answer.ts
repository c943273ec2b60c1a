import { isApplicationDecided, isApplicationNews, providerStateOf } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { publishLiveEvent } from '../live-events/index.ts';
import { lockOrganization, recordOrganizationChange } from '../organizations/index.ts';
import type { ApplicationReport } from '../providers/index.ts';
import { recordErrors } from './application-errors.ts';
import { mailWhenAllDecided } from './decided-mail.ts';
import { setProviderStates } from './provider-states.ts';

/**
 * Applies what the provider says of an application, once: callbacks and questions may come at the same time, late and
 * several times. An answer to an earlier sending changes nothing, and is recorded. Locks the organization.
 */
export async function applyAnswer(
  context: OperationContext,
  applicationId: string,
  report: ApplicationReport,
): Promise<void> {
  const { app, db } = context;
  const { organization_id: organizationId, account_type: accountType } = await db
    .selectFrom('account_applications')
    .select(['organization_id', 'account_type'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  await lockOrganization(db, organizationId);
  const {
    state,
    news_at: newsAt,
    sending,
  } = await db
    .selectFrom('account_applications')
    .select(['state', 'news_at', 'sending'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  if (report.sending !== sending) {
    await recordOrganizationChange(context, {
      organizationId,
      change: 'account_application_answered_late',
      at: await app.clock.now(db),
      detail: { accountType, status: report.status, sending: String(report.sending) },
    });
    return;
  }
  if (!isApplicationNews({ state, newsAt }, report)) return;
  const { status, at, providerReference, reason, faults = [] } = report;
  const isDecided = isApplicationDecided(status);
  await db
    .updateTable('account_applications')
    .set({
      state: status,
      news_at: at,
      provider_reference: providerReference,
      reason: reason ?? null,
      decided_at: isDecided ? await app.clock.now(db) : null,
    })
    .where('id', '=', applicationId)
    .execute();
  await setProviderStates(db, organizationId, { [accountType]: providerStateOf(status) });
  await recordErrors(db, applicationId, faults, at);
  await recordOrganizationChange(context, {
    organizationId,
    change: 'account_application_answered',
    at: await app.clock.now(db),
    detail: { accountType, status },
  });
  // Open lists of accounts show whether the account can be opened.
  await publishLiveEvent(db, { organizationId, kind: 'balance.changed', objectId: applicationId });
  if (isDecided) await mailWhenAllDecided(context, organizationId);
}
