/**
 * What each mail needs to know. Amounts are formatted (sdk/money) in the mail's locale, dates are `YYYY-MM-DD`, links
 * are absolute URLs.
 */
export interface MailData {
  'sign-in-code': { readonly code: string };
  'payment-code': {
    readonly code: string;
    readonly sellerName: string;
    readonly invoiceNumber: string;
    readonly amount: string;
  };
  'confirmation-code': {
    readonly code: string;
    /** What the code confirms, in the mail's language: 'change your password'. */
    readonly confirms?: string;
  };
  'invoice-sent': {
    readonly sellerName: string;
    readonly invoiceNumber: string;
    readonly amount: string;
    readonly dueDate: string;
    readonly link: string;
    /** Whom the buyer asks how to pay; absent where the link leads to a way to pay. */
    readonly contactEmail?: string;
  };
  'debit-authorization-copy': {
    /** The authorization as it was accepted, word for word. */
    readonly text: string;
    /** ISO 8601. */
    readonly acceptedAt: string;
    readonly ip: string;
    readonly bankName: string;
    /** Last four digits. */
    readonly accountMask: string;
    readonly invoiceNumber: string;
  };
  /** The debit could not be submitted to the payer's bank, or the bank refused it there and then. */
  'debit-refused-payer': MailData['debit-returned-payer'];
  'debit-refused-seller': MailData['debit-returned-seller'];
  'debit-returned-payer': {
    readonly sellerName: string;
    readonly invoiceNumber: string;
    readonly amount: string;
    /** NACHA return reason, such as `R01`, or `provider_unavailable`. */
    readonly returnCode: string;
    /** Where to pay again. */
    readonly link: string;
  };
  'debit-returned-seller': {
    readonly buyerName: string;
    readonly invoiceNumber: string;
    readonly amount: string;
    readonly returnCode: string;
    readonly link: string;
  };
  /** The bank took the debit back after its money had been released to the seller. */
  'debit-reversed-payer': MailData['debit-returned-payer'];
  'debit-reversed-seller': MailData['debit-returned-seller'] & {
    /** What the seller's balance gave; absent when it was empty. */
    readonly taken?: string;
    /** What it did not cover; absent when it covered all. */
    readonly owed?: string;
  };
  'payment-received-seller': {
    readonly buyerName: string;
    readonly invoiceNumber: string;
    readonly amount: string;
    /** When the money is in the seller's balance; absent while the seller may not receive it. */
    readonly availableOn?: string;
    readonly link: string;
  };
  'payment-confirmation-payer': {
    readonly sellerName: string;
    readonly invoiceNumber: string;
    readonly amount: string;
    readonly paidOn: string;
    readonly link?: string;
  };
}

export type MailTemplate = keyof MailData;

/** A template with what it needs. */
export type MailContent = {
  [Template in MailTemplate]: { readonly template: Template; readonly data: MailData[Template] };
}[MailTemplate];

/** What each text message needs to know. */
export interface SmsData {
  'phone-verification-code': { readonly code: string };
}

export type SmsTemplate = keyof SmsData;
