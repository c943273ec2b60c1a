import { invoiceLimits } from '@quittance/sdk/rules';
import { describe, expect, it } from 'vitest';
import { discountAfterDates, discountOfInvoice, offerDiscount, withDaysEarly } from './early-discount-values.ts';
import { invoiceFormReducer } from './invoice-form-reducer.ts';
import { invoiceFormTotals } from './invoice-form-totals.ts';
import {
  areSameValues,
  contentOf,
  type InvoiceFormValues,
  newInvoiceValues,
  termDaysOf,
} from './invoice-form-values.ts';
import { previewInvoice } from './preview-invoice.ts';
import { hasSendingDateCome, isForLater } from './sending-day.ts';
import { type InvoiceFormProblems, refusalOf, type SaveIntent, validateInvoiceForm } from './validate-invoice-form.ts';

const today = '2026-03-02';

const values = (changes: Partial<InvoiceFormValues> = {}): InvoiceFormValues => ({
  ...newInvoiceValues(today),
  recipientEmail: 'buyer@example.com',
  recipientName: 'Buyer Ltd',
  lines: [{ key: 0, name: 'Design', rate: '120.50', quantity: '3' }],
  ...changes,
});

describe('the totals', () => {
  it('are exact where floating point is not', () => {
    const lines = [
      { key: 0, name: 'A', rate: '0.1', quantity: '3' },
      { key: 1, name: 'B', rate: '9007199254740993.01', quantity: '1' },
    ];
    expect(invoiceFormTotals(values({ lines })).total).toBe('9007199254740993.31');
  });

  it('round each line separately, so that the shown amounts add up', () => {
    const lines = [0, 1].map((key) => ({ key, name: 'Hour', rate: '0.333', quantity: '0.5' }));
    const totals = invoiceFormTotals(values({ lines }));
    expect([...totals.amounts.values()]).toEqual(['0.17', '0.17']);
    expect(totals.total).toBe('0.34');
  });

  it('have the decimals of the currency', () => {
    const lines = [{ key: 0, name: 'A', rate: '0.00000001', quantity: '2' }];
    expect(invoiceFormTotals(values({ currency: 'BTC', lines })).total).toBe('0.00000002');
  });

  it('count an incomplete line as zero', () => {
    const lines = [{ key: 0, name: 'A', rate: '1', quantity: '' }];
    expect(invoiceFormTotals(values({ lines })).total).toBe('0.00');
  });
});

describe('the lines', () => {
  it('keep their keys when an earlier line is removed', () => {
    const three = [0, 1, 2].map((key) => ({ key, name: `${key}`, rate: '1', quantity: '1' }));
    const { lines } = invoiceFormReducer(values({ lines: three }), { type: 'remove', list: 'lines', key: 1 });
    expect(lines.map(({ key, name }) => [key, name])).toEqual([
      [0, '0'],
      [2, '2'],
    ]);
  });

  it('are at least one: removing the last one empties it', () => {
    const { lines } = invoiceFormReducer(values(), { type: 'remove', list: 'lines', key: 0 });
    expect(lines).toEqual([{ key: 1, name: '', rate: '', quantity: '1' }]);
  });

  it('are never more than an invoice may have', () => {
    const full = values({
      lines: Array.from({ length: invoiceLimits.lines }, (_, key) => ({ key, name: 'x', rate: '1', quantity: '1' })),
    });
    expect(invoiceFormReducer(full, { type: 'add', list: 'lines' })).toBe(full);
  });
});

describe('fees', () => {
  const fees = [
    { key: 0, name: 'Service', type: 'percent', value: '1.25' },
    { key: 1, name: 'Shipping', type: 'fixed', value: '7.5' },
  ] as const;

  it('are fractions in the calls and percent in the form', () => {
    const content = contentOf(values({ fees }));
    expect(content.fees).toEqual([
      { name: 'Service', type: 'percent', value: '0.0125' },
      { name: 'Shipping', type: 'fixed', value: '7.5' },
    ]);
  });

  it('are part of the total', () => {
    const lines = [{ key: 0, name: 'A', rate: '100', quantity: '1' }];
    expect(invoiceFormTotals(values({ lines, fees }))).toMatchObject({ fees: ['1.25', '7.50'], total: '108.75' });
  });
});

const nothing: ReadonlySet<string> = new Set();

const problemsOf = (changes: Partial<InvoiceFormValues>, intent: SaveIntent = 'send', refused = nothing) =>
  validateInvoiceForm(values(changes), intent, { today, ownEmail: 'Maya@Harbor.example', refused });

const line = (changes: object) => ({ lines: [{ key: 0, name: 'A', rate: '1', quantity: '1', ...changes }] });

describe('the checks before sending', () => {
  it('accept a complete invoice that is due today', () => {
    expect(problemsOf({ dueDate: today })).toEqual({});
  });

  it.each([
    ['today', today],
    ['a day that has passed', '2026-03-01'],
  ])('accept %s as the sending date: the invoice is sent and dated when the person sends it', (_, sendingDate) => {
    expect(problemsOf({ sendingDate })).toEqual({});
    expect(isForLater({ sendingDate }, today)).toBe(false);
    expect(hasSendingDateCome({ sendingDate }, today)).toBe(true);
  });

  it('name every empty field by the path that the server would use', () => {
    const empty = {
      recipientEmail: '',
      recipientName: ' ',
      dueDate: '' as const,
      ...line({ name: ' ', rate: '', quantity: '' }),
    };
    expect(problemsOf(empty)).toEqual({
      recipientEmail: 'required',
      recipientName: 'required',
      dueDate: 'required',
      'items.0.name': 'required',
      'items.0.rate': 'required',
      'items.0.qty': 'required',
    });
  });

  it.each<[Partial<InvoiceFormValues>, InvoiceFormProblems]>([
    [{ recipientEmail: 'nobody' }, { recipientEmail: 'invalidEmail' }],
    [{ recipientEmail: 'maya@-harbor.example' }, { recipientEmail: 'invalidEmail' }],
    [{ recipientEmail: ' maya@harbor.example' }, { recipientEmail: 'ownInvoice' }],
    [{ recipientName: 'Buyer\u202E Ltd' }, { recipientName: 'hiddenCharacters' }],
    [{ customName: 'Design\u200B' }, { customName: 'hiddenCharacters' }],
    [{ customName: 'Design\nwork' }, { customName: 'wrongFormat' }],
    [line({ name: 'A\uD83D' }), { 'items.0.name': 'hiddenCharacters' }],
    [{ dueDate: '2026-03-01' }, { dueDate: 'dueDateGone' }],
    [line({ rate: '0' }), { 'items.0.rate': 'nothingToPay' }],
    [line({ quantity: '0.00' }), { 'items.0.qty': 'positiveQuantity' }],
    [{ currency: 'IDR', ...line({ rate: '1000', quantity: invoiceLimits.quantity }) }, { items: 'totalTooLarge' }],
  ])('refuse %j', (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  it.each<SaveIntent>(['send', 'save'])('do not call a field with refused input empty, when asked to %s', (intent) => {
    const refused = new Set(['dueDate', 'items.0.rate', 'items.0.qty']);
    expect(problemsOf({ dueDate: '', ...line({ rate: '', quantity: '' }) }, intent, refused)).toEqual({});
  });

  it.each([
    [invoiceLimits.rate, '0.99'],
    ['999.99', invoiceLimits.quantity],
  ])('accept the largest numbers of the contract: %s × %s', (rate, quantity) => {
    expect(problemsOf(line({ rate, quantity }))).toEqual({});
  });
});

describe('the checks before saving a draft', () => {
  it.each<Partial<InvoiceFormValues>>([
    { recipientEmail: '', recipientName: '' },
    { recipientEmail: 'maya@harbor.example' },
    { dueDate: '2026-03-01' },
    { sendingDate: '2026-03-01' },
    line({ name: '', rate: '', quantity: '' }),
    line({ rate: '0' }),
  ])('accept an incomplete draft: %j', (changes) => {
    expect(problemsOf(changes, 'save')).toEqual({});
  });

  it.each<[Partial<InvoiceFormValues>, InvoiceFormProblems]>([
    [{ recipientEmail: 'nobody' }, { recipientEmail: 'invalidEmail' }],
    [{ customName: 'Design\u200B' }, { customName: 'hiddenCharacters' }],
    [{ dueDate: '' }, { dueDate: 'required' }],
    [line({ quantity: '0' }), { 'items.0.qty': 'positiveQuantity' }],
  ])('refuse what can’t be stored: %j', (changes, problems) => {
    expect(problemsOf(changes, 'save')).toEqual(problems);
  });
});

describe('the document in the review', () => {
  const issuedOn = (changes: Partial<InvoiceFormValues>) => previewInvoice(values(changes), null, today).sendingDate;

  it.each<[string, Partial<InvoiceFormValues>, string]>([
    ['today, if it is sent at once', { sendingDate: '' }, today],
    ['today, if the chosen day has passed', { sendingDate: '2026-03-01' }, today],
    ['the chosen day, if it is scheduled', { sendingDate: '2026-03-20' }, '2026-03-20'],
  ])('is issued %s', (_, changes, day) => {
    expect(issuedOn(changes)).toBe(day);
  });
});

describe('the message about problems', () => {
  it.each<[InvoiceFormProblems, string | null]>([
    [{}, null],
    [{ recipientEmail: 'invalidEmail', dueDate: 'dueDateGone' }, 'checkMarked'],
    [{ recipientEmail: 'invalidEmail', recipientName: 'required' }, 'checkMarked'],
    [{ recipientEmail: 'required', recipientName: 'required' }, 'fillRequired'],
  ])('for %j is %s: it mentions empty fields only if nothing else is wrong', (problems, sentence) => {
    expect(refusalOf(problems, nothing)).toBe(sentence);
  });

  it.each<[InvoiceFormProblems]>([[{}], [{ recipientName: 'required' }]])(
    'asks to check the marked fields while one refuses its input, beside %j',
    (problems) => {
      expect(refusalOf(problems, new Set(['items.0.rate']))).toBe('checkMarked');
    },
  );
});

describe('the input of the call', () => {
  it('offers no bank debit outside dollars, whatever the switch says', () => {
    expect(contentOf(values({ currency: 'EUR' })).paymentMethods).toEqual({
      achDirectDebit: { enabled: false },
      bankTransfer: { enabled: false },
      cardPayment: { enabled: false },
      cryptoPayment: { enabled: false },
      externalPayment: { enabled: false },
    });
  });

  it('omits empty fields', () => {
    const blank = { recipientEmail: '', recipientName: ' ', customName: '  ', ...line({ name: '', rate: '' }) };
    expect(contentOf(values(blank))).toEqual({
      customFields: [],
      fees: [],
      currency: 'USD',
      dueDate: '2026-04-01',
      reminderDays: [],
      paymentMethods: {
        achDirectDebit: { enabled: true },
        bankTransfer: { enabled: false },
        cardPayment: { enabled: false },
        cryptoPayment: { enabled: false },
        externalPayment: { enabled: false },
      },
      items: [{ qty: '1' }],
    });
  });

  it('is the same for a line that was removed and added again', () => {
    const changed = values({ lines: [{ key: 9, name: 'Design', rate: '120.50', quantity: '3' }] });
    expect(areSameValues(values(), changed)).toBe(true);
    expect(areSameValues(values(), values({ customName: 'March' }))).toBe(false);
  });
});

describe('the early discount', () => {
  const dates = { sendingDate: '', dueDate: '2026-04-01' } as const;
  const offered = { isOffered: true, daysEarly: '10', percent: '1.97' };

  it('starts as the suggestion for the terms', () => {
    expect(offerDiscount(dates, today)).toEqual(offered);
    expect(offerDiscount({ ...dates, dueDate: '2026-06-01' }, today)).toEqual({
      isOffered: true,
      daysEarly: '45',
      percent: '2.93',
    });
  });

  it('starts with the fewest days where there is no suggestion', () => {
    expect(offerDiscount({ ...dates, dueDate: '2027-03-02' }, today)).toMatchObject({
      daysEarly: '7',
      percent: '1.97',
    });
  });

  it('counts from today where the chosen day has passed', () => {
    expect(offerDiscount({ ...dates, sendingDate: '2026-01-02' }, today)).toEqual(offered);
  });

  it('is a fraction and a last day in the calls', () => {
    expect(contentOf(values({ dueDate: dates.dueDate, earlyDiscount: offered }))).toMatchObject({
      earlyDiscountPercent: '0.0197',
      earlyDiscountEndDate: '2026-03-22',
    });
    expect(
      discountOfInvoice({ earlyDiscountPercent: '0.0197', earlyDiscountEndDate: '2026-03-22' }, '2026-04-01'),
    ).toEqual(offered);
  });

  it('follows the days with its percentage, unless the person chose more', () => {
    expect(withDaysEarly(offered, '30').percent).toBe('2.25');
    expect(withDaysEarly({ ...offered, percent: '5' }, '30').percent).toBe('5');
    expect(withDaysEarly({ ...offered, percent: '2' }, '60').percent).toBe('3.6');
  });

  it('becomes the new suggestion when the dates change, or stays within what is possible', () => {
    const later = { ...dates, dueDate: '2026-06-01' } as const;
    const sooner = { ...dates, dueDate: '2026-03-18' } as const;
    expect(discountAfterDates(offered, dates, later, today)).toMatchObject({ daysEarly: '45' });
    const chosen = { ...offered, daysEarly: '15', percent: '4' };
    expect(discountAfterDates(chosen, dates, later, today)).toEqual(chosen);
    expect(discountAfterDates(chosen, dates, sooner, today)).toEqual({ ...chosen, daysEarly: '9' });
  });

  it.each<[string, Partial<InvoiceFormValues>, InvoiceFormProblems]>([
    [
      'too little for its days',
      { earlyDiscount: { ...offered, percent: '1.96' } },
      { earlyDiscountPercent: 'discountTooSmall' },
    ],
    ['nothing', { earlyDiscount: { ...offered, percent: '0' } }, { earlyDiscountPercent: 'positiveQuantity' }],
    ['empty', { earlyDiscount: { ...offered, percent: '' } }, { earlyDiscountPercent: 'required' }],
    [
      'without room between the dates',
      { dueDate: '2026-03-10', earlyDiscount: { ...offered, daysEarly: '7' } },
      { earlyDiscountEndDate: 'discountEndsTooSoon' },
    ],
  ])('that is %s can’t be sent', (_what, changes, problems) => {
    expect(problemsOf({ dueDate: dates.dueDate, ...changes })).toEqual(problems);
  });
});

describe('the late fee', () => {
  it('is a fraction in the calls, with days only if it repeats', () => {
    expect(contentOf(values({ lateFee: { type: 'flat', percent: '5', repeatPeriod: '30' } })).lateFeeSettings).toEqual({
      type: 'flat',
      percent: '0.05',
    });
    expect(
      contentOf(values({ lateFee: { type: 'compound', percent: '1.5', repeatPeriod: '30' } })).lateFeeSettings,
    ).toEqual({ type: 'compound', percent: '0.015', repeatPeriod: 30 });
    expect(contentOf(values())).not.toHaveProperty('lateFeeSettings');
  });

  it.each<[InvoiceFormValues['lateFee'], InvoiceFormProblems]>([
    [{ type: 'flat', percent: '', repeatPeriod: '' }, { 'lateFeeSettings.percent': 'required' }],
    [{ type: 'recurring', percent: '1', repeatPeriod: '' }, { 'lateFeeSettings.repeatPeriod': 'required' }],
    [{ type: 'recurring', percent: '0', repeatPeriod: '30' }, { 'lateFeeSettings.percent': 'positiveQuantity' }],
    [{ type: 'compound', percent: '1', repeatPeriod: '0' }, { 'lateFeeSettings.repeatPeriod': 'positiveQuantity' }],
    [{ type: 'none', percent: '', repeatPeriod: '' }, {}],
  ])('%j has the problems %j', (lateFee, problems) => {
    expect(problemsOf({ lateFee })).toEqual(problems);
  });
});

describe('the days to pay of a copy', () => {
  it.each([
    ['those of the original', '2026-03-01', '2026-03-31', 30],
    ['none, if the original was due at once', '2026-03-01', '2026-03-01', 0],
    ['the usual ones for a draft without a sending date', undefined, '2026-03-31', 30],
    ['the usual ones for a draft whose due date has passed', '2026-04-02', '2026-03-31', 30],
  ])('are %s', (_what, sendingDate, dueDate, days) => {
    expect(termDaysOf({ sendingDate, dueDate })).toBe(days);
  });
});
