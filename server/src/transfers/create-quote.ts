import type { AccountType, CallInput, Contract } from '@quittance/sdk/contract';
import { fitsCurrency, isCurrency, toMinor, writeDecimal } from '@quittance/sdk/money';
import { convertSent, convertToReceive, payoutArrival } from '@quittance/sdk/rules';
import { contactProblems, englishSentence } from '@quittance/sdk/validation';
import { getPayableExternalAccount } from '../external-accounts/index.ts';
import {
  type ActorOf,
  newId,
  type OperationContext,
  organizationOf,
  refuseField,
  refuseFormat,
} from '../kernel/index.ts';
import { accounts, balanceOf, InsufficientFunds } from '../ledger/index.ts';
import { type CurrencyAccount, findOrganizationByHandle, findParties, type Party } from '../organizations/index.ts';
import { currentRate } from './conversion-rate.ts';
import { insertQuote, isViaTransit, type Quote, type QuotedRate, totalOf } from './quote.ts';
import { getQuotedRecipient } from './quoted-recipient.ts';
import { type TransferTerms, transferTermsOn } from './terms.ts';
import { chooseReceivingAccount, getUsableAccount, isSameAccount } from './transfer-parties.ts';
import { type Fee, withdrawalFee } from './withdrawal-fee.ts';
import { mustBeReviewed } from './withdrawal-review.ts';

export type QuoteRequest = CallInput<Contract['createQuote']>['body'];

/** Who receives the money, and in which currency. */
type Destination = Pick<
  Quote,
  'kind' | 'toOrganizationId' | 'toCurrency' | 'toAccountType' | 'toName' | 'toHandle' | 'recipient'
>;

type Amounts = Fee & Pick<Quote, 'sentMinor' | 'marginMinor' | 'receivedMinor' | 'remainder' | 'conversion'>;

const minutesMs = 60_000;
/** How long a transfer between two of our banks usually takes. */
const bookMinutes = 1;

/**
 * Fixes the amounts of a transfer for a few minutes.
 * @throws ValidationError for an unknown business or one's own, the same account, or an amount that yields nothing
 * @throws CurrencyAccountUnavailableError, RecipientUnavailableError, PersonOrCompanyDisabled
 * @throws ExchangeRateUnavailableError, InsufficientFundsError
 */
export async function createQuote(
  context: OperationContext & { readonly actor: ActorOf<'customer'> },
  request: QuoteRequest,
): Promise<Quote> {
  const { app, db, actor } = context;
  const own = await getParty(context, organizationOf(actor));
  const from = getUsableAccount(own, {
    currency: request.fromCurrency,
    accountType: accountTypeOf(request.fromCurrency, request.fromAccountType),
  });
  const destination = await findDestination(context, { own, from, request });
  const now = await app.clock.now(db);
  const terms = transferTermsOn(await app.clock.today(db));
  const pair = { from: from.currency, to: destination.toCurrency };
  const conversion = pair.from === pair.to ? null : await currentRate(app, pair, own.organization, terms);
  const fee = destination.recipient
    ? await withdrawalFee(app, pair.from, { terms, rail: destination.recipient.rail })
    : noFee;
  const amounts = amountsOf(request, pair, { conversion, fee });
  const route = { fromCurrency: from.currency, fromAccountType: from.accountType, ...destination };
  const isCovered = (await balanceOf(db, accounts.available(from.organizationId, from), pair.from)) >= totalOf(amounts);
  if (!isCovered) throw new InsufficientFunds();
  const quote: Quote = {
    id: newId('quo'),
    organizationId: own.organization.id,
    personId: actor.userId,
    ...route,
    ...amounts,
    reference: request.reference || null,
    needsReview: false,
    arrivesAt: new Date(now.getTime() + (isViaTransit(route) ? bookMinutes * minutesMs : 0)),
    createdAt: now,
    expiresAt: expiryOf(now, conversion, terms),
  };
  const offered = destination.recipient ? await outsideQuote(context, quote, terms) : quote;
  await insertQuote(db, offered);
  return offered;
}

/** When a withdrawal should arrive, and whether staff must approve it, as far as that can be said now. */
async function outsideQuote(context: OperationContext, quote: Quote, { cancelMinutes }: TransferTerms): Promise<Quote> {
  const recipient = await getQuotedRecipient(context, quote, quote.createdAt);
  const sentAt = new Date(quote.createdAt.getTime() + cancelMinutes * minutesMs);
  return {
    ...quote,
    needsReview: await mustBeReviewed(context, quote, recipient),
    arrivesAt: payoutArrival(sentAt, recipient.rail),
  };
}

const expiryOf = (now: Date, conversion: QuotedRate | null, { quoteMinutes }: TransferTerms): Date =>
  new Date(now.getTime() + (conversion ? quoteMinutes.conversion : quoteMinutes.other) * minutesMs);

/** Currencies other than US dollars have one account, of the traditional type. */
const accountTypeOf = (currency: string, accountType: AccountType | undefined): AccountType =>
  currency === 'USD' ? (accountType ?? 'traditional') : 'traditional';

async function getParty({ db }: OperationContext, organizationId: string): Promise<Party> {
  const party = (await findParties(db, [organizationId])).get(organizationId);
  if (!party) throw new Error(`There is no organization ${organizationId}.`);
  return party;
}

interface Sending {
  readonly own: Party;
  readonly from: CurrencyAccount;
  readonly request: QuoteRequest;
}

async function findDestination(context: OperationContext, sending: Sending): Promise<Destination> {
  const { handle, externalAccountId } = sending.request;
  if (externalAccountId !== undefined) return await outsideDestination(context, sending, externalAccountId);
  return handle === undefined ? ownDestination(sending) : await findBusiness(context, sending, handle);
}

async function outsideDestination(
  { app, db }: OperationContext,
  { own, request }: Sending,
  accountId: string,
): Promise<Destination> {
  const at = await app.clock.now(db);
  const account = await getPayableExternalAccount(db, { organizationId: own.organization.id, accountId, at });
  if (request.toCurrency !== undefined && request.toCurrency !== account.currency) throw refuseFormat('toCurrency');
  return {
    kind: 'withdrawal',
    toOrganizationId: null,
    toCurrency: account.currency,
    toAccountType: null,
    toName: account.holderName,
    toHandle: null,
    recipient: {
      accountId: account.id,
      version: account.version,
      maskedNumber: account.maskedNumber,
      rail: account.rail,
    },
  };
}

function ownDestination({ own, from, request }: Sending): Destination {
  const toCurrency = request.toCurrency ?? from.currency;
  const to = getUsableAccount(own, {
    currency: toCurrency,
    accountType: accountTypeOf(toCurrency, request.toAccountType),
  });
  if (isSameAccount(from, to)) throw refuseFormat('toCurrency');
  return {
    kind: 'own-account',
    toOrganizationId: own.organization.id,
    toCurrency,
    toAccountType: to.accountType,
    toName: '',
    toHandle: null,
    recipient: null,
  };
}

async function findBusiness(context: OperationContext, { own, from, request }: Sending, handle: string) {
  const found = await findOrganizationByHandle(context.db, handle);
  if (!found) throw refuseField('handle', englishSentence(contactProblems.unknown));
  if (found.id === own.organization.id) throw refuseField('handle', englishSentence(contactProblems.ownTransfer));
  const toCurrency = request.toCurrency ?? from.currency;
  const party = await getParty(context, found.id);
  const to = chooseReceivingAccount(party, { currency: toCurrency, accountType: from.accountType });
  return {
    kind: 'organization',
    toOrganizationId: found.id,
    toCurrency,
    toAccountType: to.accountType,
    toName: found.legalName,
    toHandle: found.handle ?? handle,
    recipient: null,
  } satisfies Destination;
}

interface Pair {
  readonly from: string;
  readonly to: string;
}

interface Prices {
  readonly conversion: QuotedRate | null;
  readonly fee: Fee;
}

/** @throws ValidationError for an amount that the currency can't represent, or that yields nothing */
function amountsOf({ amount, amountIs }: QuoteRequest, { from, to }: Pair, { conversion, fee }: Prices): Amounts {
  const typedIn = amountIs === 'sent' ? from : to;
  if (!isCurrency(typedIn) || !fitsCurrency(amount, typedIn)) throw refuseFormat('amount');
  const typedMinor = toMinor(amount, typedIn);
  if (!conversion) {
    return { ...noConversion, ...fee, sentMinor: typedMinor, receivedMinor: typedMinor };
  }
  const terms = { from, to, rate: conversion.rate, marginRate: conversion.marginRate };
  const { sentMinor, marginMinor, receivedMinor, remainder } = (amountIs === 'sent' ? convertSent : convertToReceive)(
    typedMinor,
    terms,
  );
  if (receivedMinor === 0n) throw refuseFormat('amount');
  return { ...fee, sentMinor, marginMinor, receivedMinor, remainder: writeDecimal(remainder), conversion };
}

const noFee: Fee = { feeMinor: 0n, feePrice: null };

const noConversion = { marginMinor: 0n, remainder: '0', conversion: null } as const;
