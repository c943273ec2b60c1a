import { recordAudit } from '../audit/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { sendMail } from '../notifications/index.ts';
import type { UserKey } from './users.ts';
import { getUser } from './users.ts';

/** Changes that their owner is mailed of, since somebody else may have made them. Named as the audit trail names them. */
export type SecurityChange =
  | 'password.changed'
  | 'password.reset'
  | 'authenticator.added'
  | 'authenticator.removed'
  | 'recovery-codes.replaced'
  | 'recovery-code.used'
  | 'passkey.added'
  | 'passkey.removed'
  | 'google.linked'
  | 'google.unlinked'
  | 'linkedin.linked'
  | 'linkedin.unlinked'
  | 'second-factors.reset';

export const auditedUser = ({ kind, userId }: UserKey) => ({
  type: kind === 'customer' ? 'person' : 'staff',
  id: userId,
});

/** Records a change to how somebody signs in, and mails them a notice. */
export async function recordSecurityChange(
  context: OperationContext,
  user: UserKey,
  change: SecurityChange,
): Promise<void> {
  await recordAct(context, user, change);
  const { email, locale } = await getUser(context.db, user.kind, user.userId);
  await sendMail(context.db, {
    to: email,
    locale: locale ?? context.locale,
    about: user.userId,
    template: 'security-notice',
    data: { change },
  });
}

/** Records an act in the audit trail that nobody is mailed of. */
export async function recordAct(
  { app, db, actor, requestId, ip }: OperationContext,
  user: UserKey,
  action: string,
  detail: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await recordAudit(db, {
    at: await app.clock.now(db),
    actor,
    action,
    object: auditedUser(user),
    detail,
    ...(requestId !== undefined && { requestId }),
    ...(ip !== undefined && { ip }),
  });
}

export const notFound = (what: string): Refusal => new Refusal('NotFoundError', `There is no such ${what}.`);
