/** The facts that a debit authorization must state. Dates and amounts are formatted for its locale. */
export interface AuthorizationFacts {
  /** The debiting company. */
  readonly brandName: string;
  readonly supportEmail: string;
  readonly payerName: string;
  readonly sellerName: string;
  readonly invoiceNumber: string;
  readonly amount: string;
  readonly bankName: string;
  readonly accountKind: 'checking' | 'savings';
  readonly accountMask: string;
  /** Date of the authorization. */
  readonly date: string;
}
