import { payoutArrival } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import type { Quote } from './quote.ts';
import { transferTermsOn } from './terms.ts';

const minutesMs = 60_000;

/** The state of a withdrawal that nobody has to approve: it is sent after the minutes in which it can be canceled. */
export async function queued({ app, db }: OperationContext, { recipient }: Quote, at: Date) {
  const { cancelMinutes } = transferTermsOn(await app.clock.today(db));
  const sendAt = new Date(at.getTime() + cancelMinutes * minutesMs);
  return { state: 'queued' as const, sendAt, arrivesAt: payoutArrival(sendAt, recipient?.rail ?? '') };
}
