import { invoiceLimits } from '@quittance/sdk/rules';
import { describe, expect, it } from 'vitest';
import { invoiceFormReducer } from './invoice-form-reducer.ts';
import { invoiceFormTotals } from './invoice-form-totals.ts';
import { areSameValues, draftBodyOf, type InvoiceFormValues, newInvoiceValues } from './invoice-form-values.ts';
import { refusalOf, validateInvoiceForm } from './validate-invoice-form.ts';

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

  it('round each line by itself, so that what is read in the lines adds up', () => {
    const lines = [0, 1].map((key) => ({ key, name: 'Hour', rate: '0.333', quantity: '0.5' }));
    const totals = invoiceFormTotals(values({ lines }));
    expect([...totals.amounts.values()]).toEqual(['0.17', '0.17']);
    expect(totals.total).toBe('0.34');
  });

  it('have the decimals of the currency', () => {
    const lines = [{ key: 0, name: 'A', rate: '0.00000001', quantity: '2' }];
    expect(invoiceFormTotals(values({ currency: 'BTC', lines })).total).toBe('0.00000002');
  });

  it('count a line that is still being typed as nothing', () => {
    const lines = [{ key: 0, name: 'A', rate: '1.', quantity: '' }];
    expect(invoiceFormTotals(values({ lines })).total).toBe('0.00');
  });
});

describe('the lines', () => {
  it('keep their identity when one before them goes', () => {
    const three = [0, 1, 2].map((key) => ({ key, name: `${key}`, rate: '1', quantity: '1' }));
    const { lines } = invoiceFormReducer(values({ lines: three }), { type: 'remove-line', key: 1 });
    expect(lines.map(({ key, name }) => [key, name])).toEqual([
      [0, '0'],
      [2, '2'],
    ]);
  });

  it('are never none: removing the last one empties it', () => {
    const { lines } = invoiceFormReducer(values(), { type: 'remove-line', key: 0 });
    expect(lines).toEqual([{ key: 1, name: '', rate: '', quantity: '1' }]);
  });

  it('are never more than an invoice may have', () => {
    const full = values({
      lines: Array.from({ length: invoiceLimits.lines }, (_, key) => ({ key, name: 'x', rate: '1', quantity: '1' })),
    });
    expect(invoiceFormReducer(full, { type: 'add-line' })).toBe(full);
  });
});

describe('the checks', () => {
  it('let a complete invoice through', () => {
    expect(validateInvoiceForm(values(), today)).toEqual({});
  });

  it('name every empty field by the path that the server would use', () => {
    const lines = [{ key: 7, name: ' ', rate: '', quantity: '' }];
    const empty = values({ recipientEmail: '', recipientName: ' ', dueDate: '', lines });
    expect(validateInvoiceForm(empty, today)).toEqual({
      recipientEmail: 'form.required',
      recipientName: 'form.required',
      dueDate: 'form.required',
      'items.0.name': 'form.required',
      'items.0.rate': 'form.required',
      'items.0.qty': 'form.required',
    });
  });

  it.each([
    [{ recipientEmail: 'nobody' }, { recipientEmail: 'form.invalidEmail' }],
    [{ recipientEmail: 'maya@-harbor.example' }, { recipientEmail: 'form.invalidEmail' }],
    [{ recipientName: 'Buyer\u202E Ltd' }, { recipientName: 'form.hiddenCharacters' }],
    [{ customName: 'Design\u200B' }, { customName: 'form.hiddenCharacters' }],
    [{ customName: 'Design\nwork' }, { customName: 'form.wrongFormat' }],
    [{ lines: [{ key: 0, name: 'A\uD83D', rate: '1', quantity: '1' }] }, { 'items.0.name': 'form.hiddenCharacters' }],
    [{ dueDate: '2026-03-01' }, { dueDate: 'form.past' }],
    [{ lines: [{ key: 0, name: 'A', rate: '-1', quantity: '1' }] }, { 'items.0.rate': 'form.negativeRate' }],
    [{ lines: [{ key: 0, name: 'A', rate: '1,5x', quantity: '1' }] }, { 'items.0.rate': 'form.notNumber' }],
    [{ lines: [{ key: 0, name: 'A', rate: '1', quantity: '-1' }] }, { 'items.0.qty': 'form.positiveQuantity' }],
    [
      { lines: [{ key: 0, name: 'A', rate: '1', quantity: `1.${'1'.repeat(19)}` }] },
      { 'items.0.qty': 'form.tooManyDecimals' },
    ],
    [{ lines: [{ key: 0, name: 'A', rate: '1000000000001', quantity: '1' }] }, { 'items.0.rate': 'form.rateTooLarge' }],
    [{ lines: [{ key: 0, name: 'A', rate: '9'.repeat(40), quantity: '1' }] }, { 'items.0.rate': 'form.rateTooLarge' }],
    [{ lines: [{ key: 0, name: 'A', rate: '1', quantity: '1000000001' }] }, { 'items.0.qty': 'form.quantityTooLarge' }],
    [{ lines: [{ key: 0, name: 'A', rate: '1', quantity: '0' }] }, { 'items.0.qty': 'form.positiveQuantity' }],
  ])('refuse %j', (changes, problems) => {
    expect(validateInvoiceForm(values(changes), today)).toEqual(problems);
  });

  it.each([
    [invoiceLimits.rate, '0.99'],
    ['999.99', invoiceLimits.quantity],
  ])('take the largest numbers that the contract takes: %s × %s', (rate, quantity) => {
    const lines = [{ key: 0, name: 'A', rate, quantity }];
    expect(validateInvoiceForm(values({ lines }), today)).toEqual({});
  });

  it.each([
    ['USD', '999999999', '999999999'],
    ['IDR', '1000', invoiceLimits.quantity],
    ['VND', invoiceLimits.rate, '1'],
  ])('refuse a total that is too large, at the lines together: %s %s × %s', (currency, rate, quantity) => {
    const lines = [{ key: 0, name: 'A', rate, quantity }];
    expect(validateInvoiceForm(values({ currency, lines }), today)).toEqual({ items: 'form.totalTooLarge' });
  });

  it('take today for a due date', () => {
    expect(validateInvoiceForm(values({ dueDate: today }), today)).toEqual({});
  });
});

describe('the sentence about what was refused', () => {
  it.each([
    [{}, null],
    [{ recipientEmail: 'form.invalidEmail', dueDate: 'form.past' }, 'form.checkMarked'],
    [{ recipientEmail: 'form.invalidEmail', recipientName: 'form.required' }, 'form.fillRequired'],
  ])('of %j is %s: it speaks of empty fields only where one is', (problems, sentence) => {
    expect(refusalOf(problems)).toBe(sentence);
  });
});

describe('what is sent', () => {
  it('offers no bank debit outside dollars, whatever the switch was left at', () => {
    expect(draftBodyOf(values({ currency: 'EUR' }), undefined).paymentMethods).toEqual({
      achDirectDebit: { enabled: false },
    });
  });

  it('leaves an empty summary out and names the draft that it replaces', () => {
    const body = draftBodyOf(values({ customName: '  ' }), 'inv_1');
    expect(body).not.toHaveProperty('customName');
    expect(body).toMatchObject({ invoiceId: 'inv_1', items: [{ name: 'Design', rate: '120.50', qty: '3' }] });
  });

  it('is the same for a line that was removed and added again', () => {
    const changed = values({ lines: [{ key: 9, name: 'Design', rate: '120.50', quantity: '3' }] });
    expect(areSameValues(values(), changed)).toBe(true);
    expect(areSameValues(values(), values({ customName: 'March' }))).toBe(false);
  });
});
