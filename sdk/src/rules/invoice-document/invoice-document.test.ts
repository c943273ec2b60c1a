import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/index.ts';
import { invoiceStatus, invoiceDocument as spanish } from '../../i18n/spanish.ts';
import type { DocumentInvoice } from './document-invoice.ts';
import { invoiceDocument } from './invoice-document.ts';
import { lateFeeWords } from './late-fee-words.ts';

const inSpanish = createTranslator({ es: { 'invoice-document': spanish, 'invoice-status': invoiceStatus } });
await inSpanish.changeLanguage('es');
const settings = {
  en: { t: createTranslator().t, locale: 'en', brandName: 'Bancoli' },
  es: { t: inSpanish.t, locale: 'es', brandName: 'Bancoli' },
};

const base: DocumentInvoice = {
  number: 'INV-0042',
  status: 'sent',
  isOverdue: false,
  viewer: 'buyer',
  currency: 'USD',
  items: [
    { name: 'Design', rate: '1200', qty: '1', amount: '1200.00' },
    { name: 'Hosting', rate: '0.125', qty: '1000.5', amount: '125.06' },
  ],
  baseAmount: '1325.06',
  amountToPay: '1325.06',
  totalDue: '1325.06',
  finalAmount: '1325.06',
  sendingDate: '2026-03-05',
  dueDate: '2026-04-05',
  paymentMethods: { achDirectDebit: { enabled: true } },
  sender: {
    legalName: 'Harbor Studio LLC',
    isVerified: true,
    address: { line1: '1 Pier', city: 'Boston', subdivision: 'MA', postalCode: '02110', country: 'US' },
  },
  recipient: { legalName: 'Northwind', isVerified: false, email: 'pay@northwind.example' },
  senderDisplayName: 'Harbor Studio LLC',
  recipientDisplayName: 'Northwind',
};

const documentOf = (changes: Partial<DocumentInvoice> = {}, language: 'en' | 'es' = 'en') =>
  invoiceDocument({ ...base, ...changes }, settings[language]);

const pairs = (lines: readonly { readonly label: string; readonly text: string }[]) =>
  lines.map(({ label, text }) => [label, text]);

describe('the facts', () => {
  it('of a sent invoice have its number and dates, and a placeholder for the transaction', () => {
    expect(pairs(documentOf().facts)).toEqual([
      ['Date of issue', '05 Mar, 2026'],
      ['Date due', '05 Apr, 2026'],
      ['Invoice number', 'INV-0042'],
      ['Transaction ID', '(created after payment)'],
    ]);
  });

  it('of a draft have placeholders', () => {
    const { facts } = documentOf({ number: undefined, sendingDate: undefined, status: 'draft', customName: 'March' });
    expect(pairs(facts)).toEqual([
      ['Date of issue', '(set when sent)'],
      ['Date due', '05 Apr, 2026'],
      ['Invoice number', '(created after sending)'],
      ['Transaction ID', '(created after payment)'],
      ['Summary', 'March'],
    ]);
    expect(facts.filter(({ isPlaceholder }) => isPlaceholder).map(({ key }) => key)).toEqual([
      'dateOfIssue',
      'number',
      'transaction',
    ]);
  });

  it('have the payment of a paid invoice', () => {
    const { facts } = documentOf({ status: 'completed', paymentId: 'pay_1' });
    expect(facts).toContainEqual({ key: 'transaction', label: 'Transaction ID', text: 'pay_1', isPlaceholder: false });
  });

  it('name months in the reader’s language', () => {
    expect(pairs(documentOf({}, 'es').facts)[0]).toEqual(['Fecha de emisión', '05 mar, 2026']);
  });
});

describe('the file name', () => {
  it.each([
    [{}, 'en', 'Invoice - INV-0042'],
    [{ number: undefined }, 'en', 'Invoice - preview'],
    [{ number: undefined }, 'es', 'Factura - vista previa'],
  ] as const)('of %o in %s is %s', (changes, language, name) => {
    expect(documentOf(changes, language).fileName).toBe(name);
  });
});

describe('the parties', () => {
  it('have names, addresses as on a letter, and the email address', () => {
    const { seller, buyer } = documentOf();
    expect(seller).toMatchObject({ label: 'From', lines: ['1 Pier', 'Boston, MA 02110', 'United States'] });
    expect(buyer).toMatchObject({ label: 'Bill to', name: 'Northwind', lines: [], email: 'pay@northwind.example' });
  });
});

describe('the items', () => {
  it('show every decimal of a unit price and a quantity', () => {
    expect(documentOf().items[1]).toEqual({
      name: 'Hosting',
      unitPrice: '$0.125',
      quantity: '1,000.5',
      amount: '$125.06',
    });
  });

  it('of a draft may lack price and quantity', () => {
    const { items } = documentOf({ items: [{ name: 'Design', amount: '0.00' }] });
    expect(items).toEqual([{ name: 'Design', unitPrice: '', quantity: '', amount: '$0.00' }]);
  });
});

describe('the totals', () => {
  const totals = (changes: Partial<DocumentInvoice>) => pairs(documentOf(changes).totals);

  it.each([
    ['are one line without fees and discount', {}, [['Total due', '$1,325.06']]],
    ['of a paid invoice are no longer due', { status: 'completed' }, [['Total', '$1,325.06']]],
    [
      'of an invoice that is being paid are no longer due',
      { status: 'pending_payment_approval' },
      [['Total', '$1,325.06']],
    ],
    ['of a canceled invoice are not due', { status: 'canceled_by_sender' }, [['Total', '$1,325.06']]],
    ['of a rejected invoice are not due', { status: 'rejected_by_recipient' }, [['Total', '$1,325.06']]],
    ['of a denied invoice are not due', { status: 'denied' }, [['Total', '$1,325.06']]],
    [
      'list fees by name, percentages with their rate',
      {
        fees: [
          { name: 'Handling', type: 'fixed', value: '10' },
          { name: 'Service', type: 'percent', value: '0.05' },
        ],
        amountToPay: '1401.31',
        totalDue: '1401.31',
        finalAmount: '1401.31',
      },
      [
        ['Subtotal', '$1,325.06'],
        ['Handling', '$10.00'],
        ['Service (5%)', '$66.25'],
        ['Total due', '$1,401.31'],
      ],
    ],
    [
      'sum up fees that are not listed, or don’t add up',
      {
        fees: [{ name: 'Handling', type: 'fixed', value: '9' }],
        amountToPay: '1335.06',
        totalDue: '1335.06',
        finalAmount: '1335.06',
      },
      [
        ['Subtotal', '$1,325.06'],
        ['Fees', '$10.00'],
        ['Total due', '$1,335.06'],
      ],
    ],
    [
      'list each late fee with its day',
      {
        lateFees: [
          { chargedOn: '2026-04-06', amount: '13.25' },
          { chargedOn: '2026-05-06', amount: '13.38' },
        ],
        totalDue: '1351.69',
        finalAmount: '1351.69',
      },
      [
        ['Subtotal', '$1,325.06'],
        ['Late fee, 06 Apr, 2026', '$13.25'],
        ['Late fee, 06 May, 2026', '$13.38'],
        ['Total due', '$1,351.69'],
      ],
    ],
    [
      'sum up late fees that are not listed, and have the discount as a separate line',
      { totalDue: '1345.06', finalAmount: '1318.96' },
      [
        ['Subtotal', '$1,325.06'],
        ['Late fees', '$20.00'],
        ['Discount', '-$26.10'],
        ['Total due', '$1,318.96'],
      ],
    ],
  ] as const satisfies readonly (readonly [string, Partial<DocumentInvoice>, readonly (readonly string[])[]])[])(
    '%s',
    (_name, changes, lines) => {
      expect(totals(changes)).toEqual(lines);
    },
  );
});

/** customer-portal §5, "Late fee wording". */
describe('a late fee', () => {
  it.each([
    [{ type: 'flat', percent: '0.05' }, 'en', '5% flat fee'],
    [{ type: 'recurring', percent: '0.015', repeatPeriod: 30 }, 'en', '1.5% fee every 30 days'],
    [{ type: 'recurring', percent: '0.015', repeatPeriod: 1 }, 'en', '1.5% fee every 1 day'],
    [{ type: 'compound', percent: '0.02', repeatPeriod: 7 }, 'en', '2% interest, compounding every 7 days'],
    [{ type: 'compound', percent: '0.02', repeatPeriod: 1 }, 'es', 'interés del 2\u00a0%, compuesto cada 1 día'],
  ] as const)('of %o in %s reads %s', (terms, language, words) => {
    expect(lateFeeWords(terms, settings[language])).toBe(words);
  });
});

it('says the terms of the seller', () => {
  expect(documentOf().terms).toEqual([]);
  expect(
    documentOf({
      earlyDiscountPercent: '0.0197',
      earlyDiscountEndDate: '2026-03-20',
      lateFeeSettings: { type: 'flat', percent: '0.05' },
    }).terms,
  ).toEqual(['1.97% discount on payments until 20 Mar, 2026', 'Late fee: 5% flat fee']);
});

/** customer-portal §2: "in pdf mode all are open"; §4: none for settled invoices. */
describe('the ways to pay', () => {
  it.each([
    ['of a sent invoice in dollars', {}, ['bancoli-payment', 'ach-direct-debit']],
    ['without bank debit', { paymentMethods: { achDirectDebit: { enabled: false } } }, ['bancoli-payment']],
    ['in another currency', { currency: 'EUR' }, ['bancoli-payment']],
    ['of a paid invoice', { status: 'completed' }, []],
    ['of one that is being paid', { status: 'pending_payment_approval' }, []],
    ['of a canceled invoice', { status: 'canceled_by_sender' }, []],
    ['of a rejected invoice', { status: 'rejected_by_recipient' }, []],
    ['of a denied invoice', { status: 'denied' }, []],
  ] as const)('%s', (_name, changes, options) => {
    expect(documentOf(changes).payments.map(({ option }) => option)).toEqual(options);
  });

  it('are in the seller’s own words where there are any', () => {
    const externalPayment = { enabled: true, instructions: 'Cheque to Lark Studio' };
    const { payments } = documentOf({ paymentMethods: { achDirectDebit: { enabled: false }, externalPayment } });
    expect(payments[1]).toMatchObject({ option: 'external-payment', text: 'Cheque to Lark Studio' });
  });

  it('name the account of a bank transfer, line by line', () => {
    const { payments } = documentOf({
      paymentMethods: { achDirectDebit: { enabled: false }, bankTransfer: { enabled: true } },
      bankTransfer: {
        holderName: 'Lark Studio LLC',
        bankName: 'First Bank',
        fields: [{ name: 'routingNumber', value: '021000021' }],
        reference: 'RF12 INV0',
      },
    });
    expect(payments[1]?.text.split('\n')).toEqual([
      'Account holder: Lark Studio LLC',
      'Routing number: 021000021',
      'Bank: First Bank',
      'Reference: RF12 INV0',
    ]);
  });

  it('are explained', () => {
    expect(documentOf().payments[1]).toMatchObject({
      title: 'US Bank Account (including fintech neobanks)',
      text: expect.stringContaining('No account with Bancoli'),
    });
  });
});

/** customer-portal §4: the PDF's label. */
describe('the label', () => {
  it.each([
    [{}, null],
    [{ isOverdue: true }, ['Overdue', 'bad']],
    [{ status: 'draft', viewer: 'seller' }, ['Draft', 'neutral']],
    [{ status: 'completed' }, ['Paid', 'good']],
    [{ status: 'allocated' }, ['Allocated', 'good']],
    [{ status: 'allocated', viewer: 'seller' }, ['Guaranteed', 'good']],
    [{ status: 'paid_externally' }, ['Marked as paid externally', 'good']],
    [{ status: 'paid_late', viewer: 'seller' }, ['Paid by Northwind', 'good']],
    [{ status: 'canceled_by_sender' }, ['Canceled by sender', 'neutral']],
    [{ status: 'denied' }, ['Payment denied', 'bad']],
    [{ status: 'rejected_by_recipient' }, ['Rejected by buyer', 'bad']],
    [{ status: 'scheduled', viewer: 'seller' }, ['Scheduled', 'neutral']],
    [{ status: 'pending_payment_approval' }, null],
    [{ status: 'paid_late' }, ['Paid to Harbor Studio LLC', 'good']],
  ] as const)('of %o is %o', (changes, expected) => {
    const { label } = documentOf(changes);
    expect(label && [label.text, label.tone]).toEqual(expected);
  });
});

it('has the custom fields as they are', () => {
  const customFields = [{ id: '1', label: 'PO number', value: 'PO-7' }];
  expect(documentOf({ customFields }).customFields).toEqual(customFields);
});
