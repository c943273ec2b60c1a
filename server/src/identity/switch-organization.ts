import { auditedBy, recordAudit } from '../audit/index.ts';
import { type ActorOf, type CallContext, Refusal } from '../kernel/index.ts';
import { listMemberships } from '../organizations/index.ts';

type SignedIn = CallContext<ActorOf<'customer'>>;

/**
 * Lets the session act for another organization of its person. The session keeps its token: open tabs share the cookie, and
 * a request on its way with an old token would end their session.
 * @throws NotFoundError for an organization that the person does not belong to
 */
export async function switchOrganization(context: SignedIn, organizationId: string): Promise<void> {
  const memberships = await listMemberships(context.db, context.actor.userId);
  if (!memberships.some((membership) => membership.organizationId === organizationId)) {
    throw new Refusal('NotFoundError', 'You do not belong to such a company.');
  }
  await actForOrganization(context, organizationId);
}

/** Sets which organization the session acts for. The caller has checked that its person belongs to it. */
export async function actForOrganization(context: SignedIn, organizationId: string): Promise<void> {
  const { app, db, actor } = context;
  await db.updateTable('sessions').set({ organization_id: organizationId }).where('id', '=', actor.sessionId).execute();
  await recordAudit(db, {
    ...auditedBy(context),
    at: await app.clock.now(db),
    action: 'session.organization_switched',
    object: { type: 'person', id: actor.userId },
    organizationId,
    detail: { from: actor.organizationId },
  });
}
