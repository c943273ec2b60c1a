import { auditedBy, recordAudit } from '../audit/index.ts';
import type { Handler } from '../kernel/index.ts';
import { clearUndeliverable } from '../notifications/index.ts';

export const handler: Handler<'confirmEmail'> = async (context) => {
  const { app, db, actor } = context;
  if (!(await clearUndeliverable(db, actor.email))) return;
  await recordAudit(db, {
    ...auditedBy(context),
    at: await app.clock.now(db),
    action: 'email-address.confirmed',
    object: { type: 'person', id: actor.userId },
  });
};
