/** Values of EN 16931 that are the same in both syntaxes. */
export const standard = {
  /** BT-24: the core model, without national additions. */
  specification: 'urn:cen.eu:en16931:2017',
  /** BT-3, UNTDID 1001: commercial invoice. */
  invoiceType: '380',
  /** BT-130, UN/ECE 20: one. Quantities have no unit on the platform. */
  unit: 'C62',
  /** BT-151, UNTDID 5305: not subject to VAT. The platform's invoices know no VAT. */
  vatCategory: 'O',
  vatReasonCode: 'VATEX-EU-O',
  vatReason: 'Not subject to VAT',
} as const;
