import type { CallOutput, Contract, WireInvoice } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import {
  canGuestPay,
  isOpen,
  isPaymentInProgress,
  issueDate,
  isUnsent,
  listedStatus,
  type Viewer,
} from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { findAttachment } from '../files/index.ts';
import {
  findContactEmail,
  findOrganizationByMemberEmail,
  findOrganizations,
  type Organization,
} from '../organizations/index.ts';
import { type ClockReader, finalAmountMinor, readTodayFor } from './amount-due.ts';
import { findAddressOfContact } from './contact-address.ts';
import { presentCorrections } from './corrections.ts';
import { findInvoiceLogo } from './find-invoice-logo.ts';
import type { Invoice } from './invoice.ts';
import { type InvoiceItem, listItems } from './invoice-repository.ts';
import { type ChargedLateFee, listLateFees } from './late-fee-terms.ts';
import { findFailedPaymentId, findPayment, type PaymentFacts } from './payment-facts.ts';
import { presentRecurrence } from './series/present-series.ts';
import type { StoredFee } from './tables.ts';
import { isTransferUnderReview } from './transfer-under-review.ts';

type Party = WireInvoice['sender'];
type InvoiceRow = CallOutput<Contract['listIncome']>['items'][number];

/** The viewer of an invoice: one of its two organizations, or the holder of a guest link, on the buyer's side. */
export type Audience = Viewer | 'guest';

/** Parts of an invoice that the caller has already read. */
export interface LoadedInvoiceParts {
  /** Its two organizations by id. */
  readonly organizations?: ReadonlyMap<string, Organization>;
  readonly items?: readonly InvoiceItem[];
}

/**
 * Converts an invoice to its wire form for one of its two sides.
 * @param known parts that need not be read again
 */
export async function presentInvoice(
  reader: ClockReader,
  invoice: Invoice,
  audience: Audience,
  known: LoadedInvoiceParts = {},
): Promise<WireInvoice> {
  const { db } = reader;
  const viewer = audience === 'guest' ? 'buyer' : audience;
  const payment = await findPayment(reader, invoice, audience);
  const failedPaymentId = await findFailedPaymentId(db, invoice);
  const isShown = maySeeBuyer(audience, payment) || (await hasBuyerRejected(db, invoice));
  const buyerId = isShown ? invoice.buyerOrganizationId : null;
  const parties = [invoice.sellerOrganizationId, buyerId].filter((id) => id !== null);
  const organizations = known.organizations ?? (await findOrganizations(db, parties));
  const seller = organizations.get(invoice.sellerOrganizationId);
  const buyer = buyerId === null ? undefined : organizations.get(buyerId);
  const items = known.items ?? (await listItems(db, invoice.id));
  const isStuck = audience === 'guest' && !canGuestPay(paymentWaysOf(invoice));
  const logoFileId = await logoOf(db, invoice, seller);
  const attachedDocument =
    invoice.attachedFileId === null
      ? null
      : await findAttachment(db, invoice.attachedFileId, !isUnsent(invoice.status));
  const contactEmail = isStuck ? await findContactEmail(db, invoice.sellerOrganizationId) : null;
  return {
    ...presentCommon(invoice, viewer, await readTodayFor(reader, invoice)),
    // In the detail view an open invoice is `sent` for both sides.
    status: invoice.status,
    items: items.map((item) => presentItem(item, invoice.currency)),
    customFields: invoice.customFields.map((field, index) => ({ id: String(index + 1), ...field })),
    fees: invoice.fees.map((fee) => presentFee(fee, invoice.currency)),
    baseAmount: toWireDecimal(invoice.baseAmountMinor, invoice.currency),
    amountToPay: toWireDecimal(invoice.amountToPayMinor, invoice.currency),
    ...presentTerms(invoice),
    lateFees: (await listLateFees(db, invoice)).map((fee) => presentLateFee(fee, invoice.currency)),
    ...presentPayment(invoice, payment, failedPaymentId),
    ...((await isTransferUnderReview(db, invoice)) && { transferUnderReview: true }),
    paymentMethods: paymentWaysOf(invoice).paymentMethods,
    ...(invoice.externalNotifiedAt && { externalPaymentNotifiedAt: invoice.externalNotifiedAt.toISOString() }),
    sender: { ...presentSender(invoice, seller), ...(contactEmail !== null && { email: contactEmail }) },
    recipient: presentRecipient(await withContactAddress(db, invoice), buyer),
    ...(logoFileId !== null && { businessLogoDriveFileId: logoFileId }),
    ...(attachedDocument && { attachedDocument: { ...attachedDocument } }),
    ...(audience === 'seller' && presentReminders(invoice)),
    ...(audience === 'seller' && (await presentRecurrence(reader, invoice))),
    ...(audience === 'seller' && isUnsent(invoice.status) && { revision: invoice.draftRevision }),
    archived: invoice.archivedBy[viewer],
    archivedBySender: invoice.archivedBy.seller,
    ...presentEnding(invoice),
    ...(await presentCorrections(db, invoice, audience)),
    senderId: invoice.sellerOrganizationId,
    ...(buyer && { recipientId: buyer.id }),
  };
}

/** An invoice that is not sent yet shows the current logo, a sent one the logo that it was sent with. */
async function logoOf(db: Connection, invoice: Invoice, seller: Organization | undefined): Promise<string | null> {
  return isUnsent(invoice.status) && seller ? await findInvoiceLogo(db, seller) : invoice.logoFileId;
}

/** The facts that decide how an invoice can be paid online. */
export const paymentWaysOf = ({
  currency,
  achDirectDebitEnabled,
  externalPayment,
  bankTransfer,
  cardPayment,
  cryptoPayment,
}: Invoice) => ({
  currency,
  paymentMethods: {
    achDirectDebit: { enabled: achDirectDebitEnabled },
    externalPayment,
    bankTransfer,
    cardPayment,
    cryptoPayment,
  },
});

/**
 * Whether the viewer may see the buyer's organization. An invoice can be sent to any address, so it must not reveal
 * which organization the address belongs to; the seller knows the guest link too, and can pay by it. The organization
 * becomes visible when one of its people pays or rejects signed in.
 */
const maySeeBuyer = (audience: Audience, payment: PaymentFacts | null): boolean =>
  audience === 'buyer' || payment?.payerOrganizationId != null;

/** Whether a signed-in member of the buyer's organization rejected the invoice. Anybody with the link can reject it too. */
async function hasBuyerRejected(db: Connection, { id, status }: Invoice): Promise<boolean> {
  if (status !== 'rejected_by_recipient') return false;
  const rejection = await db
    .selectFrom('invoice_events')
    .select('actor_kind')
    .where('invoice_id', '=', id)
    .where('event', '=', 'rejected')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return rejection?.actor_kind === 'customer';
}

/** Converts an invoice to a list row, as it is on a business date. */
export const presentRow = (invoice: Invoice, viewer: Viewer, today: string): InvoiceRow => ({
  ...presentCommon(invoice, viewer, today),
  status: listedStatus(invoice.status, viewer),
});

function presentCommon(invoice: Invoice, viewer: Viewer, today: string): Omit<InvoiceRow, 'status'> {
  const sendingDate = issueDate(invoice, today);
  return {
    _id: invoice.id,
    ...(invoice.number !== null && { number: invoice.number }),
    isOverdue: invoice.isOverdue,
    viewer,
    totalDue: toWireDecimal(invoice.totalDueMinor, invoice.currency),
    finalAmount: toWireDecimal(finalAmountMinor(invoice, today), invoice.currency),
    currency: invoice.currency,
    ...(sendingDate !== undefined && { sendingDate }),
    dueDate: invoice.dueDate,
    ...(invoice.customName !== null && { customName: invoice.customName }),
    senderDisplayName: invoice.senderName,
    // A draft may have only the email address.
    recipientDisplayName: invoice.recipientName || invoice.recipientEmail,
    externalPaymentNotificationSent: invoice.externalNotifiedAt !== null,
  };
}

const presentItem = (item: InvoiceItem, currency: string): WireInvoice['items'][number] => ({
  name: item.name,
  ...(item.rate !== null && { rate: { $numberDecimal: item.rate } }),
  ...(item.quantity !== null && { qty: { $numberDecimal: item.quantity } }),
  amount: toWireDecimal(item.amountMinor, currency),
});

const presentFee = ({ name, type, value, amountMinor }: StoredFee, currency: string): WireInvoice['fees'][number] => ({
  name,
  type,
  ...(value !== null && { value: { $numberDecimal: value } }),
  amount: toWireDecimal(BigInt(amountMinor), currency),
});

/** What the seller offers before the due date and charges after it. */
function presentTerms({
  currency,
  earlyDiscount,
  lateFee,
}: Invoice): Pick<
  WireInvoice,
  'earlyDiscountPercent' | 'earlyDiscountEndDate' | 'earlyDiscountAmount' | 'lateFeeSettings'
> {
  const { percent, endDate, amountMinor } = earlyDiscount;
  return {
    ...(percent !== null && {
      earlyDiscountPercent: { $numberDecimal: percent },
      earlyDiscountAmount: toWireDecimal(amountMinor, currency),
    }),
    ...(endDate !== null && { earlyDiscountEndDate: endDate }),
    ...(lateFee && {
      lateFeeSettings: {
        type: lateFee.type,
        ...(lateFee.percent !== null && { percent: { $numberDecimal: lateFee.percent } }),
        ...(lateFee.repeatPeriod !== null && { repeatPeriod: lateFee.repeatPeriod }),
      },
    }),
  };
}

const presentLateFee = ({ amountMinor, chargedOn }: ChargedLateFee, currency: string) => ({
  chargedOn,
  amount: toWireDecimal(amountMinor, currency),
});

function presentPayment(
  invoice: Invoice,
  payment: PaymentFacts | null,
  failedPaymentId: string | null,
): Pick<
  WireInvoice,
  | 'paidAmount'
  | 'paidOnDate'
  | 'paymentId'
  | 'paymentState'
  | 'paymentMethod'
  | 'paymentClearsOn'
  | 'paymentSteps'
  | 'paymentDisputed'
  | 'paymentWindow'
  | 'lastPaymentFailure'
> {
  const { paidAmountMinor, paidOnDate, paymentId, paymentWindow, lastPaymentFailure } = invoice;
  return {
    ...(paidAmountMinor !== null && { paidAmount: toWireDecimal(paidAmountMinor, invoice.currency) }),
    // The date is that of the authorization, but isn't shown while the payment may still fail.
    ...(paidOnDate !== null && !isPaymentInProgress(invoice.status) && { paidOnDate }),
    ...(paymentId !== null && { paymentId }),
    ...(payment?.progress && { paymentState: payment.progress }),
    ...(payment?.method && { paymentMethod: payment.method }),
    ...(payment?.clearsOn && { paymentClearsOn: payment.clearsOn }),
    ...(payment?.steps && { paymentSteps: payment.steps.map((step) => ({ ...step })) }),
    ...(payment?.isDisputed && { paymentDisputed: true }),
    ...(paymentWindow !== null && { paymentWindow }),
    ...(lastPaymentFailure && {
      lastPaymentFailure: {
        ...lastPaymentFailure,
        failedAt: lastPaymentFailure.failedAt.toISOString(),
        ...(failedPaymentId !== null && { paymentId: failedPaymentId }),
      },
    }),
  };
}

/** Buyers are not told when they will be reminded. */
const presentReminders = ({ status, reminderDays, nextReminderOn }: Invoice) => ({
  reminderDays: [...reminderDays],
  ...(isOpen(status) && nextReminderOn !== null && { nextReminderOn }),
});

/** Tells when, why and by whom an invoice was closed without a payment. */
const presentEnding = (
  invoice: Invoice,
): Pick<
  WireInvoice,
  | 'rejectedAt'
  | 'buyerRejectionMessage'
  | 'cancelDate'
  | 'senderCancelMessage'
  | 'deniedAt'
  | 'denialReason'
  | 'lastUpdatedBy'
> => ({
  ...(invoice.rejectedAt && { rejectedAt: invoice.rejectedAt.toISOString() }),
  ...(invoice.rejectionMessage !== null && { buyerRejectionMessage: invoice.rejectionMessage }),
  ...(invoice.canceledAt && { cancelDate: invoice.canceledAt.toISOString() }),
  ...(invoice.cancelMessage !== null && { senderCancelMessage: invoice.cancelMessage }),
  ...(invoice.deniedAt && { deniedAt: invoice.deniedAt.toISOString() }),
  ...(invoice.denialReason !== null && { denialReason: invoice.denialReason }),
  ...(invoice.markedBy !== null && { lastUpdatedBy: invoice.markedBy }),
});

const isVerified = (organization: Organization | undefined): boolean => organization?.verificationStatus === 'approved';

const presentSender = (invoice: Invoice, seller: Organization | undefined): Party => ({
  _id: invoice.sellerOrganizationId,
  ...(seller?.handle !== undefined && { handle: seller.handle }),
  isVerified: isVerified(seller),
  legalName: invoice.senderName,
  ...(invoice.senderAddress !== null && { address: invoice.senderAddress }),
  ...(invoice.senderElectronicAddress !== null && { electronicAddress: { ...invoice.senderElectronicAddress } }),
});

const presentAddress = (address: Party['address'] | null) => (address ? { address } : {});

/** Adds the address that the document of an unsent invoice will have. */
async function withContactAddress(db: Connection, invoice: Invoice): Promise<Invoice> {
  if (!isUnsent(invoice.status) || invoice.recipientEmail === '') return invoice;
  const buyer = await findOrganizationByMemberEmail(db, invoice.recipientEmail);
  return { ...invoice, contactAddress: await findAddressOfContact(db, { ...invoice, buyer }) };
}

const presentRecipient = (invoice: Invoice, buyer: Organization | undefined): Party => ({
  ...(buyer && { _id: buyer.id }),
  ...(buyer?.handle !== undefined && { handle: buyer.handle }),
  isVerified: isVerified(buyer),
  legalName: (buyer && invoice.recipientLegalName) ?? invoice.recipientName,
  ...(invoice.recipientEmail !== '' && { email: invoice.recipientEmail }),
  ...presentAddress((buyer && invoice.recipientAddress) ?? invoice.contactAddress),
  ...(buyer &&
    invoice.recipientElectronicAddress !== null && { electronicAddress: { ...invoice.recipientElectronicAddress } }),
});
