import { organizationOf, prepared } from '../../kernel/index.ts';
import { getDeposit } from './own-deposits.ts';
import { simulateRecall } from './simulate-recall.ts';

// The bank's news is booked in its own transaction, before the call's.
export const handler = prepared<'simulateRecall', void>({
  prepare: ({ app, actor }, { body: { depositId } }) =>
    simulateRecall(app, { organizationId: organizationOf(actor), depositId }),
  run: (context, { body: { depositId } }) => getDeposit(context, organizationOf(context.actor), depositId),
});
