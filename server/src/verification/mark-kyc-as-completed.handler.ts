import { personOf, prepared, Refusal } from '../kernel/index.ts';
import type { IdentityResult } from '../providers/index.ts';
import { askVendor, presentIdentityCheck } from './identity-check.ts';
import { applyIdentityResult, listIdentitySessions } from './identity-sessions.ts';

interface Answered {
  readonly sessionId: string;
  readonly result: IdentityResult;
}

export const handler = prepared<'markKycAsCompleted', readonly Answered[]>({
  async prepare({ app, db, actor }) {
    const sessions = await listIdentitySessions(db, personOf(actor).userId);
    if (sessions.length === 0) throw new Refusal('NotFoundError', 'There is no identity check to complete.');
    const undecided = sessions.filter(({ outcome }) => outcome === 'open' || outcome === 'pending');
    return await Promise.all(
      undecided.map(async ({ id, vendorReference }) => ({
        sessionId: id,
        result: await askVendor(app, () => app.providers.identityVerification.findResult(vendorReference)),
      })),
    );
  },
  async run(context, _input, answered) {
    for (const { sessionId, result } of answered) await applyIdentityResult(context, sessionId, result);
    return await presentIdentityCheck(context.db, personOf(context.actor).userId);
  },
});
