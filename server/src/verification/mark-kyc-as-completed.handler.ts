import type { IdentityOutcome } from '@quittance/sdk/rules';
import { personOf, prepared, Refusal } from '../kernel/index.ts';
import { askVendor, presentIdentityCheck } from './identity-check.ts';
import { applyIdentityOutcome, listIdentitySessions } from './identity-sessions.ts';

interface Answered {
  readonly sessionId: string;
  readonly outcome: IdentityOutcome;
}

export const handler = prepared<'markKycAsCompleted', readonly Answered[]>({
  async prepare({ app, db, actor }) {
    const sessions = await listIdentitySessions(db, personOf(actor).userId);
    if (sessions.length === 0) throw new Refusal('NotFoundError', 'There is no identity check to complete.');
    const undecided = sessions.filter(({ outcome }) => outcome === 'open' || outcome === 'pending');
    return await Promise.all(
      undecided.map(async ({ id, vendorReference }) => ({
        sessionId: id,
        outcome: await askVendor(app, () => app.providers.identityVerification.findOutcome(vendorReference)),
      })),
    );
  },
  async run(context, _input, answered) {
    for (const { sessionId, outcome } of answered) await applyIdentityOutcome(context, sessionId, outcome);
    return await presentIdentityCheck(context.db, personOf(context.actor).userId);
  },
});
