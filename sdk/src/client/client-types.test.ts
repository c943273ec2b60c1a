import { describe, expectTypeOf, it } from 'vitest';
import {
  type AnswerOf,
  type Client,
  type Contract,
  endSession,
  getInvoice,
  type getMe,
  listExpenses,
  payInvoice,
  type RequestOf,
} from './index.ts';

declare const client: Client;
/** Type-checked, but never run. */
const neverRun = (_calls: () => unknown): void => undefined;

describe('the types of a call', () => {
  it('return decimals as text, at any depth', () => {
    type Invoice = AnswerOf<Contract['getInvoice']>;
    expectTypeOf<Invoice['totalDue']>().toEqualTypeOf<string>();
    expectTypeOf<Invoice['paidAmount']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Invoice['items'][number]['amount']>().toEqualTypeOf<string>();
    expectTypeOf<Invoice['isOverdue']>().toEqualTypeOf<boolean>();
    expectTypeOf<AnswerOf<Contract['endSession']>>().toEqualTypeOf<undefined>();
  });

  it('accept what the call declares and nothing else', () => {
    expectTypeOf<keyof RequestOf<Contract['getInvoice']>>().toEqualTypeOf<'params'>();
    expectTypeOf<keyof RequestOf<Contract['payInvoice']>>().toEqualTypeOf<'body'>();
    expectTypeOf<keyof RequestOf<Contract['getMe']>>().toEqualTypeOf<never>();
    neverRun(() => [
      client.request(listExpenses, { query: { status: ['sent'] } }),
      client.request(endSession, {}),
      // @ts-expect-error: the parameter is missing
      client.request(getInvoice, {}),
      // @ts-expect-error: no such status
      client.request(listExpenses, { query: { status: ['paid'] } }),
      // @ts-expect-error: a field of another call
      client.request(payInvoice, { body: { id: 'inv_1' } }),
    ]);
    expectTypeOf<typeof getMe>().not.toBeAny();
  });
});
