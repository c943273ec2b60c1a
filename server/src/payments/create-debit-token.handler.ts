import { getInvoiceById } from '../invoices/index.ts';
import { languageOf, prepared } from '../kernel/index.ts';
import { assertDebitable } from './assert-payable.ts';
import { findDebitPayer, linkReference } from './debit-payer.ts';
import { callProvider } from './linked-account.ts';

export const handler = prepared<'createDebitToken', { token: string; expiresAt: Date }>({
  async prepare({ app, db, actor, locale }, { body }) {
    const payer = await findDebitPayer(db, actor, body.invoiceId);
    assertDebitable(await getInvoiceById(db, body.invoiceId));
    return await callProvider(app, () =>
      app.providers.bankLinking.createToken({ reference: linkReference(payer), locale: languageOf(locale) }),
    );
  },
  run: ({ app, locale }, _input, { token, expiresAt }) => ({
    token,
    expiresAt: expiresAt.toISOString(),
    windowUrl: `${app.config.publicUrl}/bank-linking?${new URLSearchParams({ token, locale: languageOf(locale) })}`,
  }),
});
