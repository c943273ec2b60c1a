import { getInvoiceById } from '../invoices/index.ts';
import { findLocale, prepared } from '../kernel/index.ts';
import { assertDebitable } from './assert-payable.ts';
import { writeAuthorization } from './debit-authorization/debit-authorization.ts';
import { payerNameOf } from './debit-payer.ts';
import { assertNotBlocked, findLinkedPayer, type LinkedPayer } from './linked-account.ts';

export const handler = prepared<'getDebitAuthorization', LinkedPayer>({
  prepare: (context, { body }) => findLinkedPayer(context, body),
  async run({ app, db }, { body }, { payer, account }) {
    const invoice = await getInvoiceById(db, body.invoiceId);
    assertDebitable(invoice);
    await assertNotBlocked(db, account);
    const authorization = writeAuthorization(
      app,
      { invoice, payerName: payerNameOf(payer, invoice), account, today: await app.clock.today(db) },
      findLocale(body.locale) ?? 'en',
    );
    return { ...authorization, bankName: account.bankName, accountMask: account.mask };
  },
});
