import type { CallInput, Contract } from '@quittance/sdk/contract';
import { errorTexts } from '@quittance/sdk/i18n';
import {
  type InvoiceAmounts,
  type InvoiceFee,
  invoiceAmounts,
  invoiceLimits,
  isTotalTooLarge,
} from '@quittance/sdk/rules';
import type { BusinessDate } from '@quittance/sdk/time';
import { englishSentence } from '@quittance/sdk/validation';
import type { Updateable } from 'kysely';
import { assertCurrency, newId, type OperationContext, Refusal, refuseField, refuseFormat } from '../kernel/index.ts';
import { findOrganizationByMemberEmail, getOrganization, type Organization } from '../organizations/index.ts';
import { checkNewEmail } from '../validation/index.ts';
import { assertMayAttach } from './attachments/attach-document.ts';
import { assertMayCorrect } from './corrections.ts';
import { type Invoice, toInvoice } from './invoice.ts';
import { hasInvoiced, type InvoiceItem, replaceItems } from './invoice-repository.ts';
import { lockDraft, type OwnDraft } from './lock-draft.ts';
import { moveInvoice, recordEvent } from './move-invoice.ts';
import type { InvoicesTable, StoredCustomField, StoredFee } from './tables.ts';

type Body = Omit<CallInput<Contract['saveDraft']>['body'], 'invoiceId'>;
type ShortList = 'customFields' | 'fees' | 'reminderDays';

/** Content that a seller has entered so far. Rates, quantities and fees are decimal text. Short lists may be absent. */
export type DraftContent = Omit<Body, ShortList> & Partial<Pick<Body, ShortList>>;

export interface SaveDraft {
  readonly sellerOrganizationId: string;
  /** Absent: creates a new draft. */
  readonly invoiceId?: string;
  /** What the content was read from; absent: whatever is there. */
  readonly revision?: number;
  readonly content: DraftContent;
}

/**
 * Creates a draft or replaces the content of an existing one.
 * @throws ValidationError by field; NotFoundError for another seller's draft; InvoiceStateError once it was sent;
 *   DraftChangedError if it was changed since it was read
 */
export async function saveDraft(context: OperationContext, input: SaveDraft): Promise<Invoice> {
  const { columns, items } = computeDraft(input.content, await context.app.clock.today(context.db));
  const seller = await getOrganization(context.db, input.sellerOrganizationId);
  await assertBuyerEmail(context, seller.id, input.content.recipientEmail ?? '');
  await assertAttachment(context, input);
  await assertMayCorrect(context.db, { ...input, replacesInvoiceId: input.content.replacesInvoiceId });
  const content = { ...columns, ...senderColumns(seller) };
  const invoice =
    input.invoiceId === undefined
      ? await createDraft(context, seller.id, content)
      : await replaceDraft(context, { ...input, invoiceId: input.invoiceId }, content);
  await replaceItems(context.db, invoice.id, items);
  return invoice;
}

async function assertBuyerEmail({ app, db }: OperationContext, sellerId: string, email: string): Promise<void> {
  if (email === '') return;
  const problem = checkNewEmail(email, app.config);
  if (problem === null) return;
  const isKnown = (await hasInvoiced(db, sellerId, email)) || (await findOrganizationByMemberEmail(db, email)) !== null;
  if (!isKnown) throw refuseField('recipientEmail', englishSentence(problem));
}

/** A file that the draft has already is not checked again: the seller may have lost the verification since. */
async function assertAttachment(context: OperationContext, input: SaveDraft): Promise<void> {
  const { attachedFileId: fileId } = input.content;
  if (fileId === undefined) return;
  const draft = await context.db
    .selectFrom('invoices')
    .select('attached_file_id')
    .where('id', '=', input.invoiceId ?? '')
    .where('seller_organization_id', '=', input.sellerOrganizationId)
    .executeTakeFirst();
  if (draft?.attached_file_id === fileId) return;
  await assertMayAttach(context, { sellerId: input.sellerOrganizationId, fileId });
}

/** Returns the seller's name and address for the document; frozen when it is sent. */
export const senderColumns = (seller: Organization) => ({
  sender_name: seller.legalName,
  sender_address: seller.address ? JSON.stringify(seller.address) : null,
  sender_electronic_address: seller.electronicAddress ? JSON.stringify(seller.electronicAddress) : null,
});

type ContentColumns = ReturnType<typeof computeDraft>['columns'] & ReturnType<typeof senderColumns>;

async function createDraft(context: OperationContext, sellerId: string, content: ContentColumns): Promise<Invoice> {
  const at = await context.app.clock.now(context.db);
  const row = await context.db
    .insertInto('invoices')
    .values({
      ...content,
      id: newId('inv'),
      seller_organization_id: sellerId,
      status: 'draft',
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const invoice = toInvoice(row);
  await recordEvent(context, invoice, { event: 'save', from: null, at });
  return invoice;
}

async function replaceDraft(
  context: OperationContext,
  { revision, ...draft }: OwnDraft & Pick<SaveDraft, 'revision'>,
  content: ContentColumns,
): Promise<Invoice> {
  const invoice = await lockDraft(context.db, draft, 'save');
  const { draftRevision } = invoice;
  if (revision !== undefined && revision !== draftRevision) {
    throw new Refusal('DraftChangedError', 'The draft was changed since it was read.');
  }
  const changes = { ...content, draft_revision: draftRevision + 1 };
  return await moveInvoice(context, invoice, { event: 'save', to: 'draft', changes });
}

const namedFeesOf = ({ fees = [] }: DraftContent): readonly InvoiceFee[] =>
  fees.map(({ name = '', ...fee }) => ({ ...fee, name }));

const feesOf = (content: DraftContent, { feeAmountsMinor }: InvoiceAmounts): readonly StoredFee[] =>
  namedFeesOf(content).map(({ name, type, value = null }, index) => ({
    name,
    type,
    value,
    amountMinor: String(feeAmountsMinor[index] ?? 0n),
  }));

const customFieldsOf = ({ customFields = [] }: DraftContent): readonly StoredCustomField[] =>
  customFields.map(({ label = '', value = '' }) => ({ label, value }));

function lateFeeColumns({ lateFeeSettings: lateFee }: DraftContent) {
  return {
    late_fee_type: lateFee?.type ?? null,
    late_fee_percent: lateFee?.percent ?? null,
    // A flat fee is charged once.
    late_fee_repeat_period: lateFee?.type === 'flat' ? null : (lateFee?.repeatPeriod ?? null),
  };
}

function computeDraft(content: DraftContent, today: BusinessDate) {
  const { currency } = content;
  assertCurrency(currency);
  if (content.dueDate < invoiceLimits.earliestDueDate || content.dueDate > invoiceLimits.latestDueDate) {
    throw refuseFormat('dueDate');
  }
  const { sendingDate } = content;
  // One that has passed is shown as today, and may be read so after the due date. Sending checks the due date anyway.
  const isTooLate = sendingDate !== undefined && sendingDate > today && sendingDate > content.dueDate;
  if (isTooLate || (sendingDate !== undefined && sendingDate < invoiceLimits.earliestDueDate)) {
    throw refuseField('sendingDate', errorTexts.english.field.dueBeforeSending);
  }
  const { earlyDiscountPercent: discountFraction } = content;
  const amounts = invoiceAmounts({
    currency,
    items: content.items,
    fees: namedFeesOf(content),
    ...(discountFraction !== undefined && { discountFraction }),
  });
  if (isTotalTooLarge(amounts.totalDueMinor, currency)) throw refuseField('items', 'The total is too large.');
  const columns = {
    currency,
    base_amount_minor: amounts.baseAmountMinor,
    amount_to_pay_minor: amounts.amountToPayMinor,
    total_due_minor: amounts.totalDueMinor,
    sending_date: content.sendingDate ?? null,
    due_date: content.dueDate,
    // Bank debits are in dollars only; never offer a payment method that would be refused.
    ach_direct_debit_enabled: currency === 'USD' && content.paymentMethods.achDirectDebit.enabled,
    external_payment_enabled: content.paymentMethods.externalPayment?.enabled ?? false,
    external_instructions: content.paymentMethods.externalPayment?.instructions || null,
    bank_transfer_enabled: content.paymentMethods.bankTransfer?.enabled ?? false,
    card_payment_enabled: content.paymentMethods.cardPayment?.enabled ?? false,
    crypto_payment_enabled: content.paymentMethods.cryptoPayment?.enabled ?? false,
    early_discount_percent: discountFraction ?? null,
    early_discount_end_date: content.earlyDiscountEndDate ?? null,
    early_discount_minor: amounts.discountMinor,
    ...lateFeeColumns(content),
    custom_name: content.customName ?? null,
    fees: JSON.stringify(feesOf(content, amounts)),
    custom_fields: JSON.stringify(customFieldsOf(content)),
    reminder_days: JSON.stringify((content.reminderDays ?? []).toSorted((one, other) => one - other)),
    attached_file_id: content.attachedFileId ?? null,
    replaces_invoice_id: content.replacesInvoiceId ?? null,
    recurrence: content.recurrence ? JSON.stringify(content.recurrence) : null,
    recipient_email: content.recipientEmail ?? '',
    recipient_name: content.recipientName ?? '',
  } satisfies Updateable<InvoicesTable>;
  const items = content.items.map(
    ({ name = '', rate = null, qty = null }, index): InvoiceItem => ({
      name,
      rate,
      quantity: qty,
      amountMinor: amounts.lineAmountsMinor[index] ?? 0n,
    }),
  );
  return { columns, items };
}
