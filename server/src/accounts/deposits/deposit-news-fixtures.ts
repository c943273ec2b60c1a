import { advanceClock } from '../../jobs/index.ts';
import type { App } from '../../kernel/index.ts';
import type { IncomingCredit } from '../../providers/index.ts';
import { receiveRailsEvents } from '../../rails/index.ts';
import { work } from '../../work.ts';
import { getDeposit } from './own-deposits.ts';

/** Reports deposits and recalls as the bank does, and reads what became of them. */
export function depositNews(app: App) {
  let count = 0;

  const idOf = async (bankReference: string): Promise<string> => {
    const row = await app.db
      .selectFrom('deposits')
      .select('id')
      .where('bank_reference', '=', bankReference)
      .executeTakeFirstOrThrow();
    return row.id;
  };

  const rowOf = (id: string) =>
    app.db
      .selectFrom('deposits')
      .select(['state', 'organization_id', 'matches', 'recall_code', 'bank_reference'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  async function receive(changes: Partial<IncomingCredit>): Promise<string> {
    count += 1;
    const bankReference = `credit-${count}`;
    await app.providers.rails.simulateCredit?.({
      bankReference,
      rail: 'wire',
      amountMinor: 10_000n,
      currency: 'USD',
      creditedAccount: 'unknown',
      remittance: '',
      ...changes,
    });
    await receiveRailsEvents(app);
    return await idOf(bankReference);
  }

  async function recall(id: string): Promise<void> {
    const { bank_reference: reference } = await rowOf(id);
    await app.providers.rails.simulateRecall?.(reference);
    await advanceClock(app, work, 1000);
  }

  const stepsOf = async (organizationId: string, id: string) =>
    (await getDeposit({ app, db: app.db }, organizationId, id)).steps.map(({ kind, code }) => `${kind} ${code}`);

  return { receive, rowOf, recall, stepsOf };
}
