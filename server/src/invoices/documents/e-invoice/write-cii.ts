import { element, textElement } from '../../../xml/index.ts';
import type { EAdjustment, EInvoice, EParty } from './e-invoice.ts';
import { standard } from './standard.ts';

type Optional = string | null | undefined;

const text = (name: string, content: string, attributes?: Readonly<Record<string, string>>): string =>
  textElement(`ram:${name}`, content, attributes);

const optional = (name: string, content: Optional): string => (content ? text(name, content) : '');

const ram = (name: string, ...content: readonly string[]): string => element(`ram:${name}`, ...content);

/** 102 is `YYYYMMDD`. */
const date = (name: string, value: string): string =>
  ram(name, textElement('udt:DateTimeString', value.replaceAll('-', ''), { format: '102' }));

const category = text('TypeCode', 'VAT') + text('CategoryCode', standard.vatCategory);

const party = (
  name: 'SellerTradeParty' | 'BuyerTradeParty',
  { id, address, email, endpoint, ...rest }: EParty,
): string =>
  ram(
    name,
    optional('ID', id),
    text('Name', rest.name),
    email === null ? '' : ram('DefinedTradeContact', ram('EmailURIUniversalCommunication', text('URIID', email))),
    ram(
      'PostalTradeAddress',
      optional('PostcodeCode', address.postalCode),
      text('LineOne', address.line1),
      optional('LineTwo', address.line2),
      text('CityName', address.city),
      text('CountryID', address.country),
      optional('CountrySubDivisionName', address.subdivision),
    ),
    endpoint === null
      ? ''
      : ram('URIUniversalCommunication', text('URIID', endpoint.id, { schemeID: endpoint.scheme })),
  );

const adjustment = ({ isCharge, reason, reasonCode, amount }: EAdjustment): string =>
  ram(
    'SpecifiedTradeAllowanceCharge',
    ram('ChargeIndicator', textElement('udt:Indicator', String(isCharge))),
    text('ActualAmount', amount),
    optional('ReasonCode', reasonCode),
    text('Reason', reason),
    ram('CategoryTradeTax', category),
  );

const line = ({ name, quantity, price, amount }: EInvoice['lines'][number], index: number): string =>
  ram(
    'IncludedSupplyChainTradeLineItem',
    ram('AssociatedDocumentLineDocument', text('LineID', String(index + 1))),
    ram('SpecifiedTradeProduct', text('Name', name)),
    ram('SpecifiedLineTradeAgreement', ram('NetPriceProductTradePrice', text('ChargeAmount', price))),
    ram('SpecifiedLineTradeDelivery', text('BilledQuantity', quantity, { unitCode: standard.unit })),
    ram(
      'SpecifiedLineTradeSettlement',
      ram('ApplicableTradeTax', category),
      ram('SpecifiedTradeSettlementLineMonetarySummation', text('LineTotalAmount', amount)),
    ),
  );

const settlement = (invoice: EInvoice): string =>
  ram(
    'ApplicableHeaderTradeSettlement',
    text('InvoiceCurrencyCode', invoice.currency),
    ram(
      'ApplicableTradeTax',
      text('CalculatedAmount', '0'),
      text('TypeCode', 'VAT'),
      text('ExemptionReason', standard.vatReason),
      text('BasisAmount', invoice.grandTotal),
      text('CategoryCode', standard.vatCategory),
      text('ExemptionReasonCode', standard.vatReasonCode),
    ),
    ...invoice.adjustments.map(adjustment),
    ram('SpecifiedTradePaymentTerms', optional('Description', invoice.terms), date('DueDateDateTime', invoice.dueDate)),
    ram(
      'SpecifiedTradeSettlementHeaderMonetarySummation',
      text('LineTotalAmount', invoice.lineTotal),
      text('ChargeTotalAmount', invoice.chargeTotal),
      text('AllowanceTotalAmount', invoice.allowanceTotal),
      text('TaxBasisTotalAmount', invoice.grandTotal),
      text('TaxTotalAmount', '0', { currencyID: invoice.currency }),
      text('GrandTotalAmount', invoice.grandTotal),
      text('TotalPrepaidAmount', invoice.paid),
      text('DuePayableAmount', invoice.payable),
    ),
  );

/** Writes an invoice in CII D16B, the syntax of Factur-X and ZUGFeRD, conforming to EN 16931. */
export function writeCii(invoice: EInvoice): string {
  const content = [
    element(
      'rsm:ExchangedDocumentContext',
      ram('GuidelineSpecifiedDocumentContextParameter', text('ID', standard.specification)),
    ),
    element(
      'rsm:ExchangedDocument',
      text('ID', invoice.number),
      text('TypeCode', standard.invoiceType),
      date('IssueDateTime', invoice.issueDate),
      invoice.summary === null ? '' : ram('IncludedNote', text('Content', invoice.summary)),
    ),
    element(
      'rsm:SupplyChainTradeTransaction',
      ...invoice.lines.map(line),
      ram(
        'ApplicableHeaderTradeAgreement',
        party('SellerTradeParty', invoice.seller),
        party('BuyerTradeParty', invoice.buyer),
      ),
      // Required, although nothing is known about the delivery.
      ram('ApplicableHeaderTradeDelivery'),
      settlement(invoice),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">${content.join('')}</rsm:CrossIndustryInvoice>
`;
}
