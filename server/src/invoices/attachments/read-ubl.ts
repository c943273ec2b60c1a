import { childrenOf, findElement, type XmlElement } from '../../xml/index.ts';
import {
  addressAt,
  currencyAt,
  dateAt,
  decimalAt,
  endpointAt,
  maxLines,
  present,
  type ReadEInvoice,
  textAt,
  totalsAt,
} from './e-invoice-values.ts';

function readParty(root: XmlElement, role: string): ReadEInvoice['seller'] {
  const party = findElement(root, `${role}/Party`);
  return {
    ...present({
      name: textAt(party, 'PartyLegalEntity/RegistrationName') ?? textAt(party, 'PartyName/Name'),
      taxId: textAt(party, 'PartyTaxScheme/CompanyID'),
      endpoint: endpointAt(party, 'EndpointID'),
    }),
    lines: addressAt(findElement(party, 'PostalAddress'), [
      ['StreetName'],
      ['AdditionalStreetName'],
      ['PostalZone', 'CityName'],
      ['CountrySubentity'],
      ['Country/IdentificationCode'],
    ]),
  };
}

function readLine(line: XmlElement): ReadEInvoice['lines'][number] {
  const quantity = findElement(line, 'InvoicedQuantity') ? 'InvoicedQuantity' : 'CreditedQuantity';
  return {
    name: textAt(line, 'Item/Name') ?? textAt(line, 'Item/Description') ?? '',
    ...present({
      quantity: decimalAt(line, quantity),
      unit: findElement(line, quantity)?.attributes.unitCode,
      price: decimalAt(line, 'Price/PriceAmount'),
      amount: decimalAt(line, 'LineExtensionAmount'),
    }),
  };
}

/** Reads an invoice or a credit note in UBL. */
export function readUbl(root: XmlElement): ReadEInvoice {
  const isCreditNote = root.name === 'CreditNote';
  const lines = childrenOf(root, isCreditNote ? 'CreditNoteLine' : 'InvoiceLine');
  const terms = textAt(root, 'PaymentTerms/Note');
  return {
    syntax: 'ubl',
    isCreditNote,
    ...present({
      number: textAt(root, 'ID'),
      issueDate: dateAt(root, 'IssueDate'),
      dueDate: dateAt(root, 'DueDate') ?? dateAt(root, 'PaymentMeans/PaymentDueDate'),
      currency: currencyAt(root, 'DocumentCurrencyCode'),
    }),
    seller: readParty(root, 'AccountingSupplierParty'),
    buyer: readParty(root, 'AccountingCustomerParty'),
    notes: [...childrenOf(root, 'Note').map(({ text }) => text.slice(0, 1000)), ...(terms ? [terms] : [])],
    lines: lines.slice(0, maxLines).map(readLine),
    omittedLines: Math.max(0, lines.length - maxLines),
    totals: totalsAt(root, [
      ['lines', 'LegalMonetaryTotal/LineExtensionAmount'],
      ['charges', 'LegalMonetaryTotal/ChargeTotalAmount'],
      ['allowances', 'LegalMonetaryTotal/AllowanceTotalAmount'],
      ['withoutTax', 'LegalMonetaryTotal/TaxExclusiveAmount'],
      ['tax', 'TaxTotal/TaxAmount'],
      ['withTax', 'LegalMonetaryTotal/TaxInclusiveAmount'],
      ['prepaid', 'LegalMonetaryTotal/PrepaidAmount'],
      ['payable', 'LegalMonetaryTotal/PayableAmount'],
    ]),
  };
}
