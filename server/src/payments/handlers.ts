import { assertInvited, businessOf, findSellerOf, getInvoiceById, presentInvoice } from '../invoices/index.ts';
import { findLocale, type Handlers, languageOf, prepared } from '../kernel/index.ts';
import { assertDebitable } from './assert-payable.ts';
import { writeAuthorization } from './debit-authorization/debit-authorization.ts';
import { askingProvider, assertNotBlocked, getLinkedAccount } from './linked-account.ts';
import { payByDebit } from './pay-by-debit.ts';
import { payBetweenParties } from './pay-from-balance.ts';

export const paymentHandlers = {
  payInvoice: prepared<'payInvoice', string | null>({
    prepare: ({ db }, { body }) => findSellerOf(db, body.invoiceId),
    contendsFor: ({ actor }, seller) => [businessOf(actor), ...(seller === null ? [] : [seller])],
    async run(context, { body }) {
      const { invoice, ...known } = await payBetweenParties(context, {
        invoiceId: body.invoiceId,
        buyerOrganizationId: businessOf(context.actor),
        ...(body.accountType !== undefined && { accountType: body.accountType }),
      });
      return await presentInvoice(context.db, invoice, 'buyer', known);
    },
  }),

  createDebitToken: prepared<'createDebitToken', { token: string; expiresAt: Date }>({
    async prepare({ app, db, actor, locale }, { body }) {
      assertInvited(actor, body.invoiceId);
      assertDebitable(await getInvoiceById(db, body.invoiceId));
      return await askingProvider(app, () =>
        app.providers.bankLinking.createToken({ reference: actor.inviteId, locale: languageOf(locale) }),
      );
    },
    run: ({ app, locale }, _input, { token, expiresAt }) => ({
      token,
      expiresAt: expiresAt.toISOString(),
      windowUrl: `${app.config.publicUrl}/bank-linking?${new URLSearchParams({ token, locale: languageOf(locale) })}`,
    }),
  }),

  getDebitAuthorization: prepared<'getDebitAuthorization', Awaited<ReturnType<typeof getLinkedAccount>>>({
    async prepare({ app, actor }, { body }) {
      assertInvited(actor, body.invoiceId);
      return await getLinkedAccount(app, actor, body.providerUserId);
    },
    async run({ app, db }, { body }, account) {
      const invoice = await getInvoiceById(db, body.invoiceId);
      assertDebitable(invoice);
      await assertNotBlocked(db, account);
      const authorization = writeAuthorization(
        app,
        { invoice, account, today: await app.clock.today(db) },
        findLocale(body.locale) ?? 'en',
      );
      return { ...authorization, bankName: account.bankName, accountMask: account.mask };
    },
  }),

  payByDebit: prepared<'payByDebit', Awaited<ReturnType<typeof getLinkedAccount>>>({
    contendsFor: ({ actor }) => [actor.invoiceId],
    async prepare({ app, actor }, { body }) {
      assertInvited(actor, body.invoiceId);
      return await getLinkedAccount(app, actor, body.providerUserId);
    },
    async run(context, { body }, account) {
      const invoice = await payByDebit(context, {
        guest: context.actor,
        providerUserId: body.providerUserId,
        account,
        authorizationHash: body.authorizationHash,
        ip: context.ip,
        userAgent: context.userAgent,
      });
      return await presentInvoice(context.db, invoice, 'guest');
    },
  }),
} satisfies Handlers<'payInvoice' | 'createDebitToken' | 'getDebitAuthorization' | 'payByDebit'>;
