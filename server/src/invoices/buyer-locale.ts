import { type RawBuilder, sql } from 'kysely';
import type { Locale, OperationContext } from '../kernel/index.ts';
import { findRecipientLocale } from '../notifications/index.ts';
import type { Invoice } from './invoice.ts';

type MailedInvoice = Pick<Invoice, 'id' | 'seriesId' | 'sellerOrganizationId' | 'recipientEmail'>;

/**
 * Finds the language of a mail about an invoice to its recipient: the person's stored one. A guest is written to in the
 * language in which they paid, else in the seller's. The language of the request is no hint: it may be that of a job,
 * a partner's server or staff.
 */
export const findBuyerLocale = (context: OperationContext, invoice: MailedInvoice): Promise<Locale> =>
  findRecipientLocale(
    context.db,
    invoice.recipientEmail,
    sql<Locale>`coalesce(${guestsChoice(invoice)}, ${senderLocale(context, invoice)}, ${ownerLocale(invoice)}, 'en')`,
  );

/** Nobody is known to have made a transfer, so its language is nobody's choice. */
const guestsChoice = ({ id }: MailedInvoice): RawBuilder<Locale | null> => sql`(
  select payer_locale from invoice_payments
  where invoice_id = ${id} and payer_organization_id is null and method <> 'bank-transfer'
  order by authorized_at desc, id desc limit 1)`;

/**
 * The person who first scheduled or sent it, or the first invoice of its series. While that happens its event is not
 * written yet, so it is the person who acts.
 */
const senderLocale = ({ actor }: OperationContext, invoice: MailedInvoice): RawBuilder<Locale | null> => {
  const { id, seriesId, sellerOrganizationId } = invoice;
  const isSeller = actor.kind === 'customer' && actor.organizationId === sellerOrganizationId;
  return sql`(
    select locale from people where id = coalesce((
      select actor_id from invoice_events
      where invoice_id in (${id}, (select source_invoice_id from invoice_series where id = ${seriesId}))
        and event in ('schedule', 'send') and actor_kind = 'customer'
      order by invoice_id <> ${id}, sequence limit 1), ${isSeller ? actor.userId : null}))`;
};

/** The first owner whose language is known. */
const ownerLocale = ({ sellerOrganizationId }: MailedInvoice): RawBuilder<Locale | null> => sql`(
  select locale from people join memberships on person_id = people.id
  where organization_id = ${sellerOrganizationId} and role = 'owner' and locale is not null
  order by memberships.created_at, people.id limit 1)`;
