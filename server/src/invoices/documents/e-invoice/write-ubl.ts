import { element, textElement } from '../../../xml/index.ts';
import type { EAdjustment, EInvoice, EParty } from './e-invoice.ts';
import { standard } from './standard.ts';

type Optional = string | null | undefined;

const cbc = (name: string, text: string, attributes?: Readonly<Record<string, string>>): string =>
  textElement(`cbc:${name}`, text, attributes);

const optionalCbc = (name: string, text: Optional): string => (text ? cbc(name, text) : '');

const cac = (name: string, ...content: readonly string[]): string => element(`cac:${name}`, ...content);

const taxScheme = cac('TaxScheme', cbc('ID', 'VAT'));

const category = (name: 'TaxCategory' | 'ClassifiedTaxCategory'): string =>
  cac(name, cbc('ID', standard.vatCategory), taxScheme);

const exemptCategory = cac(
  'TaxCategory',
  cbc('ID', standard.vatCategory),
  cbc('TaxExemptionReasonCode', standard.vatReasonCode),
  cbc('TaxExemptionReason', standard.vatReason),
  taxScheme,
);

const party = ({ id, name, address, email, endpoint }: EParty): string =>
  cac(
    'Party',
    endpoint === null ? '' : cbc('EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
    id === null ? '' : cac('PartyIdentification', cbc('ID', id)),
    cac('PartyName', cbc('Name', name)),
    cac(
      'PostalAddress',
      cbc('StreetName', address.line1),
      optionalCbc('AdditionalStreetName', address.line2),
      cbc('CityName', address.city),
      optionalCbc('PostalZone', address.postalCode),
      optionalCbc('CountrySubentity', address.subdivision),
      cac('Country', cbc('IdentificationCode', address.country)),
    ),
    cac('PartyLegalEntity', cbc('RegistrationName', name)),
    email === null ? '' : cac('Contact', cbc('ElectronicMail', email)),
  );

/** Writes an invoice in UBL 2.1, conforming to EN 16931, in the order of its schema. */
export function writeUbl(invoice: EInvoice): string {
  const { currency } = invoice;
  const amount = (name: string, value: string): string => cbc(name, value, { currencyID: currency });
  const adjustment = ({ isCharge, reason, reasonCode, amount: value }: EAdjustment): string =>
    cac(
      'AllowanceCharge',
      cbc('ChargeIndicator', String(isCharge)),
      optionalCbc('AllowanceChargeReasonCode', reasonCode),
      cbc('AllowanceChargeReason', reason),
      amount('Amount', value),
      category('TaxCategory'),
    );
  const line = ({ name, quantity, price, amount: value }: EInvoice['lines'][number], index: number): string =>
    cac(
      'InvoiceLine',
      cbc('ID', String(index + 1)),
      cbc('InvoicedQuantity', quantity, { unitCode: standard.unit }),
      amount('LineExtensionAmount', value),
      cac('Item', cbc('Name', name), category('ClassifiedTaxCategory')),
      cac('Price', amount('PriceAmount', price)),
    );
  const content = [
    cbc('CustomizationID', standard.specification),
    cbc('ID', invoice.number),
    cbc('IssueDate', invoice.issueDate),
    cbc('DueDate', invoice.dueDate),
    cbc('InvoiceTypeCode', standard.invoiceType),
    optionalCbc('Note', invoice.summary),
    cbc('DocumentCurrencyCode', currency),
    cac('AccountingSupplierParty', party(invoice.seller)),
    cac('AccountingCustomerParty', party(invoice.buyer)),
    invoice.terms === null ? '' : cac('PaymentTerms', cbc('Note', invoice.terms)),
    ...invoice.adjustments.map(adjustment),
    cac(
      'TaxTotal',
      amount('TaxAmount', '0'),
      cac('TaxSubtotal', amount('TaxableAmount', invoice.grandTotal), amount('TaxAmount', '0'), exemptCategory),
    ),
    cac(
      'LegalMonetaryTotal',
      amount('LineExtensionAmount', invoice.lineTotal),
      amount('TaxExclusiveAmount', invoice.grandTotal),
      amount('TaxInclusiveAmount', invoice.grandTotal),
      amount('AllowanceTotalAmount', invoice.allowanceTotal),
      amount('ChargeTotalAmount', invoice.chargeTotal),
      amount('PrepaidAmount', invoice.paid),
      amount('PayableAmount', invoice.payable),
    ),
    ...invoice.lines.map(line),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">${content.join('')}</Invoice>
`;
}
