import { createClient } from '@quittance/sdk/client';
import { describe, expect, it } from 'vitest';
import { amountProblem, balanceText, paidShare, shareBill, unitPrice } from './amounts.ts';
import { reminderDate, whatCanHappen } from './invoice-life.ts';
import { createPayment } from './money-intent.ts';

describe('the examples', () => {
  it('read and write amounts', () => {
    expect(balanceText({ $numberDecimal: '1234.50' }, 'USD', 'en')).toBe('$1,234.50');
    expect(shareBill('100.00', 'USD', [1n, 1n, 1n])).toEqual(['$33.34', '$33.33', '$33.33']);
    expect(paidShare('12.50', '100.00', 'en')).toBe('12.5%');
  });

  it.each([
    ['roundDown', '0.66'],
    ['roundUp', '0.67'],
    ['roundHalfUp', '0.67'],
    ['roundHalfEven', '0.67'],
  ] as const)('round by name: %s gives %s', (rounding, price) => {
    expect(unitPrice('2.00', '3', rounding)).toBe(price);
    expect(unitPrice('3.00', '3', 'roundExactly')).toBe('1.00');
  });

  it.each([
    ['12.30', 'USD', undefined],
    ['twelve', 'USD', 'Not a number.'],
    ['12.30', 'XYZ', 'Not a currency.'],
    ['12.345', 'USD', 'Too many decimals.'],
  ])('say what is wrong with %s %s', (amount, currency, problem) => {
    expect(amountProblem(amount, currency)).toBe(problem);
  });

  it('tell what can happen to an invoice', () => {
    expect(whatCanHappen('draft').get('send')).toEqual(['sent']);
    expect(whatCanHappen('deleted').size).toBe(0);
    expect(reminderDate('2026-03-05')).toBe('2026-03-02');
    expect(reminderDate('soon')).toBeUndefined();
  });

  it('mail a code before they pay', async () => {
    const sent: string[] = [];
    const client = createClient({
      baseUrl: 'https://pay.test',
      auth: { kind: 'cookie', userId: () => 'usr_1' },
      fetch: async (url) => {
        sent.push(new URL(String(url)).pathname);
        return Response.json({ data: { resendAt: '2026-03-05T10:00:30Z' } });
      },
    });
    const { codes, intent } = createPayment(client);
    const submitted = intent.submit({ invoiceId: 'inv_1' });
    await expect.poll(() => intent.$intent.get().step).toBe('code');
    codes.submit('123456');
    await submitted;
    expect(intent.$intent.get().step).toBe('settled');
    expect(sent).toEqual(['/api/usr_1/me/send-email-2fa', '/api/usr_1/invoices/pay']);
  });
});
