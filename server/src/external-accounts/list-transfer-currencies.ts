import { corridorsTo } from '@quittance/sdk/banking';
import { type CallOutput, type Contract, required } from '@quittance/sdk/contract';
import { accountCurrencies } from '@quittance/sdk/money';
import { businessDateOf } from '@quittance/sdk/time';
import type { Connection } from '../db/index.ts';
import { refuseField, refuseFormat } from '../kernel/index.ts';
import { getPayableExternalAccount } from './get-payable-external-account.ts';

export interface ListTransferCurrencies {
  readonly organizationId: string;
  readonly sourceCurrency: string;
  readonly sourceAccountType?: string | undefined;
  readonly destinationCountry?: string | undefined;
  readonly accountId?: string | undefined;
  /** Business time: corridors are dated. */
  readonly at: Date;
}

type Currencies = CallOutput<Contract['listTransferCurrencies']>['currencies'];

/**
 * Lists the currencies that an account's money can be sent in.
 * @throws ValidationError for a source that nobody can hold, and without a destination; NotFoundError,
 *   ExternalAccountNotPayableError for an account
 */
export async function listTransferCurrencies(db: Connection, query: ListTransferCurrencies): Promise<Currencies> {
  const { sourceCurrency, sourceAccountType } = query;
  if (!(accountCurrencies as readonly string[]).includes(sourceCurrency)) throw refuseFormat('sourceCurrency');
  if (sourceAccountType !== undefined && sourceAccountType !== 'traditional' && sourceCurrency !== 'USD') {
    throw refuseFormat('sourceAccountType');
  }
  const found = await railsByCurrency(db, query);
  return [...found].map(([currency, rails]) => ({ currency, rails, needsConversion: currency !== sourceCurrency }));
}

type Rails = Currencies[number]['rails'];

async function railsByCurrency(db: Connection, query: ListTransferCurrencies): Promise<ReadonlyMap<string, Rails>> {
  const { organizationId, accountId, destinationCountry, at } = query;
  if (accountId !== undefined) {
    const account = await getPayableExternalAccount(db, { organizationId, accountId, at });
    return new Map([[account.currency, [account.rail]]]);
  }
  if (destinationCountry === undefined) throw refuseField('destinationCountry', required);
  const rails = new Map<string, Rails>();
  for (const { rail, currencies } of corridorsTo(destinationCountry, businessDateOf(at))) {
    for (const currency of currencies) rails.set(currency, [...(rails.get(currency) ?? []), rail]);
  }
  return rails;
}
