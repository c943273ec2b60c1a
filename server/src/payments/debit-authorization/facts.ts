/** Everything that a debit authorisation must name. Dates and amounts are formatted for its locale. */
export interface AuthorizationFacts {
  /** Who debits. */
  readonly brandName: string;
  readonly supportEmail: string;
  readonly payerName: string;
  readonly sellerName: string;
  readonly invoiceNumber: string;
  readonly amount: string;
  readonly bankName: string;
  readonly accountKind: 'checking' | 'savings';
  readonly accountMask: string;
  /** Date of the authorisation. */
  readonly date: string;
}
