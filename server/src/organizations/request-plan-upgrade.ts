import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { newId, type OperationContext } from '../kernel/index.ts';
import { sendMail } from '../notifications/index.ts';
import { getOrganization } from './find-organizations.ts';
import { recordOrganizationChange } from './record-organization-change.ts';

/** Returns when an organization asked for a higher plan; null without an open request. */
export async function findUpgradeRequest(db: Connection, organizationId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('plan_upgrade_requests')
    .select('requested_at')
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row?.requested_at ?? null;
}

/**
 * Asks for a higher plan: keeps the request for staff and mails them. An organization has one open request; asking again
 * changes nothing.
 * @returns when it was asked for, in business time
 */
export async function requestPlanUpgrade(
  context: OperationContext,
  { organizationId, personId }: { readonly organizationId: string; readonly personId: string },
): Promise<Date> {
  const at = await context.app.clock.now(context.db);
  const request = await context.db
    .insertInto('plan_upgrade_requests')
    .values({
      id: newId('pur'),
      organization_id: organizationId,
      requested_by_person_id: personId,
      requested_at: at,
    })
    // A literal: PostgreSQL finds no partial index for a parameter once it plans the statement for all parameters.
    .onConflict((conflict) => conflict.column('organization_id').where('status', '=', sql.lit('open')).doNothing())
    .returning('requested_at')
    .executeTakeFirst();
  if (!request) return (await findUpgradeRequest(context.db, organizationId)) ?? at;
  await mailStaff(context, organizationId);
  await recordOrganizationChange(context, { organizationId, change: 'upgrade_requested', at });
  return request.requested_at;
}

async function mailStaff({ app, db }: OperationContext, organizationId: string): Promise<void> {
  const { supportEmail, adminUrl } = app.config;
  const { legalName } = await getOrganization(db, organizationId);
  await sendMail(db, {
    to: supportEmail,
    template: 'plan-upgrade-request',
    locale: 'en',
    data: { organizationName: legalName, link: `${adminUrl}/upgrade-requests` },
    about: organizationId,
  });
}
