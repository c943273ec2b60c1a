import { toWireDecimal } from '@quittance/sdk/money';
import { addDays } from '@quittance/sdk/time';
import type { Handler } from '../kernel/index.ts';
import { listUnexplainedEntries } from '../rails/index.ts';

/** How long they are shown: as long as statements are watched. */
const shownDays = 45;
const limit = 100;

export const handler: Handler<'listUnexplainedBankEntries'> = async ({ app, db }) => {
  const since = addDays(await app.clock.today(db), -shownDays);
  const entries = await listUnexplainedEntries({ ...app, db }, { since, limit });
  return {
    items: entries.map(({ bankReference: entryId, account, bookedOn, amountMinor, currency, endToEndId }) => ({
      entryId,
      account,
      bookedOn,
      amount: toWireDecimal(amountMinor, currency),
      currency,
      ...(endToEndId !== undefined && { endToEndId }),
    })),
  };
};
