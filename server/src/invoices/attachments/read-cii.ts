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

/** UNTDID 1001: credit note. */
const creditNote = '381';

function readParty(party: XmlElement | undefined): ReadEInvoice['seller'] {
  return {
    ...present({
      name: textAt(party, 'Name'),
      taxId: textAt(party, 'SpecifiedTaxRegistration/ID'),
      endpoint: endpointAt(party, 'URIUniversalCommunication/URIID'),
    }),
    lines: addressAt(findElement(party, 'PostalTradeAddress'), [
      ['LineOne'],
      ['LineTwo'],
      ['LineThree'],
      ['PostcodeCode', 'CityName'],
      ['CountrySubDivisionName'],
      ['CountryID'],
    ]),
  };
}

const readLine = (line: XmlElement): ReadEInvoice['lines'][number] => ({
  name: textAt(line, 'SpecifiedTradeProduct/Name') ?? '',
  ...present({
    quantity: decimalAt(line, 'SpecifiedLineTradeDelivery/BilledQuantity'),
    unit: findElement(line, 'SpecifiedLineTradeDelivery/BilledQuantity')?.attributes.unitCode,
    price: decimalAt(line, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'),
    amount: decimalAt(
      line,
      'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
    ),
  }),
});

/** Reads an invoice in CII, the syntax of Factur-X, ZUGFeRD and XRechnung. */
export function readCii(root: XmlElement): ReadEInvoice {
  const head = findElement(root, 'ExchangedDocument');
  const trade = findElement(root, 'SupplyChainTradeTransaction');
  const agreement = findElement(trade, 'ApplicableHeaderTradeAgreement');
  const settlement = findElement(trade, 'ApplicableHeaderTradeSettlement');
  const lines = childrenOf(trade, 'IncludedSupplyChainTradeLineItem');
  const terms = textAt(settlement, 'SpecifiedTradePaymentTerms/Description');
  return {
    syntax: 'cii',
    isCreditNote: textAt(head, 'TypeCode') === creditNote,
    ...present({
      number: textAt(head, 'ID'),
      issueDate: dateAt(head, 'IssueDateTime/DateTimeString'),
      dueDate: dateAt(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString'),
      currency: currencyAt(settlement, 'InvoiceCurrencyCode'),
    }),
    seller: readParty(findElement(agreement, 'SellerTradeParty')),
    buyer: readParty(findElement(agreement, 'BuyerTradeParty')),
    notes: [
      ...childrenOf(head, 'IncludedNote').flatMap((note) => textAt(note, 'Content') ?? []),
      ...(terms ? [terms] : []),
    ],
    lines: lines.slice(0, maxLines).map(readLine),
    omittedLines: Math.max(0, lines.length - maxLines),
    totals: totalsAt(findElement(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation'), [
      ['lines', 'LineTotalAmount'],
      ['charges', 'ChargeTotalAmount'],
      ['allowances', 'AllowanceTotalAmount'],
      ['withoutTax', 'TaxBasisTotalAmount'],
      ['tax', 'TaxTotalAmount'],
      ['withTax', 'GrandTotalAmount'],
      ['prepaid', 'TotalPrepaidAmount'],
      ['payable', 'DuePayableAmount'],
    ]),
  };
}
