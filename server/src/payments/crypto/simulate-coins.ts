import { type App, newId, Refusal } from '../../kernel/index.ts';
import type { DebitPayer } from '../debit-payer.ts';
import { applyChainEvents, fetchChainEvents } from './chain-inbox.ts';
import { payerKeyOf } from './open-quote.ts';
import { listReceipts } from './quote.ts';

export interface SimulateCoins {
  readonly invoiceId: string;
  /** `dropped`: the exact amount, by a transaction that is never confirmed. `blocks`: all that is still to come, at once. */
  readonly what: 'exact' | 'over' | 'under' | 'dropped' | 'blocks';
  /** Names the intent: with the same one, coins are sent once. */
  readonly intent?: string;
}

/** Sends coins to the payer's last quote on the sandbox's chain, or lets its blocks come. Sandbox mode only. */
export async function simulateCoins(app: App, payer: DebitPayer, simulated: SimulateCoins): Promise<void> {
  const { invoiceId, what, intent = newId('sim') } = simulated;
  const quote = await app.db
    .selectFrom('crypto_quotes')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .where('payer_key', '=', payerKeyOf(payer))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { sandbox } = app.providers.chain;
  if (!quote || !sandbox) throw new Refusal('NotFoundError', 'There is no quote to send coins for.');
  const { address, coin } = quote;
  if (what === 'blocks') await sandbox.hurry(address);
  else {
    const seen = (await listReceipts(app.db, quote.id)).filter(({ is_dropped }) => !is_dropped);
    const missing = seen.reduce((left, { coin_minor }) => left - BigInt(coin_minor), BigInt(quote.coin_minor));
    const wanted = missing > 0n ? missing : BigInt(quote.coin_minor);
    const tenth = wanted / 10n || 1n;
    // The last unit can't be shortened.
    const under = wanted - tenth || wanted;
    const amountMinor = { exact: wanted, dropped: wanted, over: wanted + tenth, under }[what];
    await sandbox.pay({ intent, coin, address, amountMinor, fate: what === 'dropped' ? 'drops' : 'confirms' });
  }
  await fetchChainEvents(app, await app.clock.now(app.db));
  await applyChainEvents(app);
}
