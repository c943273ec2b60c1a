import { type App, Refusal } from '../../kernel/index.ts';
import { receiveRailsEvents } from '../../rails/index.ts';
import { stateError } from './deposit.ts';
import { getDeposit } from './own-deposits.ts';

/**
 * Lets the sandbox's bank report that the sender's bank calls a deposit of the organization back, and fetches the bank's
 * news at once; one recall is all there is of a deposit. Runs outside any transaction, like every use of a provider.
 * Sandbox mode only.
 * @throws NotFoundError, IdempotencyConflictError when it is no longer here
 */
export async function simulateRecall(
  app: App,
  { organizationId, depositId }: { readonly organizationId: string; readonly depositId: string },
): Promise<void> {
  const deposit = await getDeposit({ app, db: app.db }, organizationId, depositId);
  if (deposit.steps.some(({ code }) => code === 'deposit-recalled')) return;
  if (!deposit.canBeRecalled) throw stateError('This deposit is no longer here.');
  const { simulateRecall: recall } = app.providers.rails;
  if (!recall) throw new Refusal('NotFoundError', 'Recalls are simulated in the sandbox only.');
  const { bank_reference: bankReference } = await app.db
    .selectFrom('deposits')
    .select('bank_reference')
    .where('id', '=', depositId)
    .executeTakeFirstOrThrow();
  await recall(bankReference);
  await receiveRailsEvents(app);
}
