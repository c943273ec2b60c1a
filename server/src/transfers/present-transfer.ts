import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import { decisionsAbout, transferSteps } from '@quittance/sdk/rules';
import type { BusinessDate } from '@quittance/sdk/time';
import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { findOrganizations, type Organization } from '../organizations/index.ts';
import { type FeePrice, type Quote, type QuotedRate, totalOf } from './quote.ts';
import { isBeingSent, listTransferEvents, mayCancel, type Transfer, type TransferEventRow } from './transfer.ts';

type WireTransfer = CallOutput<Contract['getTransfer']>;
type WireQuote = CallOutput<Contract['createQuote']>;

const amountIn = (amountMinor: bigint, currency: string) => ({
  amount: toWireDecimal(amountMinor, currency),
  currency,
});

/** Other currencies than US dollars have no account type on the wire. */
const accountEnd = (currency: string, accountType: Quote['toAccountType']) => ({
  currency,
  ...(currency === 'USD' && accountType !== null && { accountType }),
});

export const presentRate = ({ rate, marginRate, source, asOf }: QuotedRate) => ({
  rate: { $numberDecimal: rate },
  marginRate: { $numberDecimal: marginRate },
  source,
  asOf: asOf.toISOString(),
});

const presentFeePrice = ({ usdMinor, rate, source, asOf }: FeePrice) => ({
  price: amountIn(usdMinor, 'USD'),
  rate: { $numberDecimal: rate },
  source,
  asOf: asOf.toISOString(),
});

const sentAmounts = (quote: Quote) => ({
  sent: amountIn(quote.sentMinor, quote.fromCurrency),
  fee: amountIn(quote.feeMinor, quote.fromCurrency),
  ...(quote.feePrice && { feePrice: presentFeePrice(quote.feePrice) }),
  total: amountIn(totalOf(quote), quote.fromCurrency),
  ...(quote.conversion && {
    conversion: { ...presentRate(quote.conversion), margin: amountIn(quote.marginMinor, quote.fromCurrency) },
  }),
});

const recipientOf = (quote: Quote) => ({
  ...accountEnd(quote.toCurrency, quote.kind === 'own-account' ? quote.toAccountType : null),
  name: quote.toName,
  ...(quote.toHandle !== null && { handle: quote.toHandle }),
  ...(quote.recipient && {
    maskedNumber: quote.recipient.maskedNumber,
    externalAccountId: quote.recipient.accountId,
  }),
});

export const presentQuote = (quote: Quote): WireQuote => ({
  _id: quote.id,
  kind: quote.kind,
  from: accountEnd(quote.fromCurrency, quote.fromAccountType),
  to: recipientOf(quote),
  ...sentAmounts(quote),
  received: amountIn(quote.receivedMinor, quote.toCurrency),
  ...(quote.reference !== null && { reference: quote.reference }),
  arrivesAt: quote.arrivesAt.toISOString(),
  needsReview: quote.needsReview,
  createdAt: quote.createdAt.toISOString(),
  expiresAt: quote.expiresAt.toISOString(),
});

const stepsOf = (transfer: Transfer, events: readonly TransferEventRow[], today: BusinessDate) =>
  transferSteps({
    today,
    kind: transfer.quote.kind,
    state: transfer.state,
    isBeingSent: isBeingSent(transfer),
    sendsAt: transfer.sendAt?.toISOString() ?? null,
    history: events.map(({ event, at, reason }) => ({ event, at: at.toISOString(), reason: reason ?? undefined })),
    arrivesAt: transfer.arrivesAt?.toISOString() ?? null,
  });

function sides({ quote }: Transfer, isOutgoing: boolean, sender: Organization | undefined) {
  const name = sender?.legalName ?? '';
  const from = isOutgoing
    ? { ...accountEnd(quote.fromCurrency, quote.fromAccountType), name }
    : { currency: quote.toCurrency, name, ...(sender?.handle !== undefined && { handle: sender.handle }) };
  const to = isOutgoing
    ? recipientOf(quote)
    : { ...recipientOf(quote), ...accountEnd(quote.toCurrency, quote.toAccountType) };
  return { from, to };
}

/** Presents a transfer to one of its sides. The recipient learns neither the sender's account nor its price. */
export async function presentTransfer(
  { app, db }: { readonly app: App; readonly db: Connection },
  transfer: Transfer,
  organizationId: string,
): Promise<WireTransfer> {
  const { quote } = transfer;
  const isOutgoing = transfer.organizationId === organizationId;
  const sender = (await findOrganizations(db, [transfer.organizationId])).get(transfer.organizationId);
  const events = await listTransferEvents(db, transfer.id);
  // Reviews and their reasons are between the sender and us.
  const shown = isOutgoing ? events : events.filter(({ at }) => transfer.movedAt !== null && at >= transfer.movedAt);
  return {
    _id: transfer.id,
    direction: isOutgoing ? 'outgoing' : 'incoming',
    state: transfer.state,
    kind: quote.kind,
    ...sides(transfer, isOutgoing, sender),
    ...(isOutgoing && sentAmounts(quote)),
    received: amountIn(quote.receivedMinor, quote.toCurrency),
    ...(quote.reference !== null && { reference: quote.reference }),
    createdAt: transfer.createdAt.toISOString(),
    arrivesAt: transfer.arrivesAt?.toISOString() ?? null,
    mayCancel: isOutgoing && mayCancel(transfer),
    decisions: isOutgoing ? [...decisionsAbout(transfer.state)] : [],
    steps: [...stepsOf(transfer, shown, await app.clock.today(db))],
  };
}
