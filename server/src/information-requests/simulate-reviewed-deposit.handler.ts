import { newId, organizationOf, prepared } from '../kernel/index.ts';
import { presentRequest } from './present-request.ts';
import { requestInformation } from './request-information.ts';
import { sandboxQuestion } from './sandbox-question.ts';
import { simulateReviewedDeposit } from './simulate-reviewed-deposit.ts';

// The bank's credit is booked in its own transaction, before the call's. A repeated key is the same credit.
export const handler = prepared<'simulateReviewedDeposit', string>({
  prepare: ({ app, actor, idempotencyKey }, { body: { accountType, ...deposit } }) =>
    simulateReviewedDeposit(app, {
      ...deposit,
      organizationId: organizationOf(actor),
      ...(accountType !== undefined && { accountType }),
      intent: idempotencyKey ?? newId('cre'),
    }),
  async run(context, _input, id) {
    const organizationId = organizationOf(context.actor);
    const request = { organizationId, type: 'deposit' as const, id, message: sandboxQuestion(context.locale) };
    return await presentRequest(context, await requestInformation(context, request));
  },
});
