import type { DepositField } from '../deposit-fields.ts';
import type { ElectronicAddress } from '../electronic-address.ts';
import type { InvoiceFee } from '../invoice-amounts.ts';
import type { InvoiceBannerInput } from '../invoice-banner.ts';
import type { PaymentMethods } from '../payment-options.ts';
import type { PostalAddress } from '../postal-address.ts';
import type { SendableLateFee } from '../sending-problems.ts';

/** One side of an invoice. */
export interface InvoiceParty {
  readonly legalName: string;
  readonly isVerified: boolean;
  readonly email?: string | undefined;
  readonly address?: PostalAddress | undefined;
  readonly electronicAddress?: ElectronicAddress | undefined;
}

/** Where a bank transfer goes. */
export interface DocumentTransfer {
  readonly holderName: string;
  readonly bankName: string;
  readonly fields: readonly { readonly name: DepositField; readonly value: string }[];
  readonly reference: string;
}

/** What an invoice says, as the client returns it: amounts are decimal text in major units. */
export interface DocumentInvoice extends InvoiceBannerInput {
  readonly number?: string | undefined;
  readonly currency: string;
  readonly items: readonly {
    readonly name: string;
    readonly rate?: string | undefined;
    readonly qty?: string | undefined;
    readonly amount: string;
  }[];
  readonly baseAmount: string;
  readonly amountToPay: string;
  readonly totalDue: string;
  readonly finalAmount: string;
  readonly fees?: readonly InvoiceFee[] | undefined;
  /** The late fees that were charged. */
  readonly lateFees?: readonly { readonly chargedOn: string; readonly amount: string }[] | undefined;
  readonly sendingDate?: string | undefined;
  readonly dueDate: string;
  readonly paymentId?: string | undefined;
  /** Summary line. */
  readonly customName?: string | undefined;
  readonly customFields?:
    | readonly { readonly id: string; readonly label: string; readonly value: string }[]
    | undefined;
  /** A fraction of the base amount. */
  readonly earlyDiscountPercent?: string | undefined;
  readonly earlyDiscountEndDate?: string | undefined;
  /** A draft's may have no percentage yet. */
  readonly lateFeeSettings?: SendableLateFee | undefined;
  readonly sender: InvoiceParty;
  readonly recipient: InvoiceParty;
  readonly senderDisplayName: string;
  readonly recipientDisplayName: string;
  readonly paymentMethods: PaymentMethods;
  /** Where a bank transfer goes; absent when it isn't offered, or not known. */
  readonly bankTransfer?: DocumentTransfer | undefined;
}
