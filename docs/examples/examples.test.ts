import { createClient } from '@quittance/sdk/client';
import { createTranslator } from '@quittance/sdk/i18n';
import { describe, expect, it } from 'vitest';
import { amountProblem, balanceText, paidShare, shareBill, unitPrice } from './amounts.ts';
import { reminderDate, whatCanHappen } from './invoice-life.ts';
import { createPayment } from './money-intent.ts';
import {
  cancellation,
  cardLabel,
  checkBusiness,
  checkCard,
  checkIssued,
  checkPerson,
  documentHint,
  failureText,
  heldCurrencies,
  industryNames,
  openCountries,
  staffMessage,
  taxIdHint,
  yearsToWait,
} from './partner-forms.ts';

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

  describe('of a partner’s own forms', () => {
    const today = '2026-11-23' as const;
    const keysOf = (problems: Readonly<Record<string, { readonly key: string } | null>>) =>
      Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problem?.key]));

    it('check a card and show it on a receipt', () => {
      const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
      expect(keysOf(checkCard(card, today))).toEqual({ number: undefined, expiry: undefined, cvc: undefined });
      expect(checkCard({ ...card, cvc: '12' }, today).cvc?.key).toBe('cardCvcInvalid');
      expect(cardLabel(card.number)).toBe('visa •••• 4242');
    });

    it('check a person', () => {
      const person = { birthDate: '2010-01-01', ssn: '666-12-3456', occupation: '', documentLanguage: 'en' };
      expect(keysOf(checkPerson(person, today))).toEqual({
        birthDate: 'tooYoung',
        ssn: 'ssnInvalid',
        occupation: 'optionMissing',
        documentLanguage: undefined,
      });
      expect(yearsToWait('2010-01-01', today)).toBe(2);
      expect(yearsToWait('2000-01-01', today)).toBeUndefined();
    });

    it('check a business', () => {
      const business = {
        incorporatedOn: '2027-01-01',
        employees: 'few',
        capital: '0',
        links: [],
        description: 'Short',
      };
      expect(keysOf(checkBusiness(business, today))).toEqual({
        incorporatedOn: 'dateTooLate',
        employees: 'employeesNumeric',
        capital: 'greaterThan',
        links: 'linkMissing',
        description: 'minCharacters',
      });
    });

    it('check the age of documents', () => {
      expect(checkIssued('address', '2026-08-01', today)?.key).toBe('proofOfAddressTooOld');
      expect(checkIssued('id', '2026-09-01', today)).toBeNull();
      expect(documentHint('address')).toBe('Not older than 3 months.');
      expect(documentHint('id')).toBe('Not older than 90 days.');
    });

    it('show how a tax number looks', () => {
      expect(taxIdHint('US', 'business')).toBe('For example 91-1144442.');
      expect(taxIdHint('US', 'person')).toBe('For example 123-45-6789.');
      expect(taxIdHint('AQ', 'business')).toBe('As on your tax return.');
    });

    it('cancel an invoice with a reason or a note', () => {
      expect(cancellation('incorrect-invoice', '')).toBe('incorrect-invoice');
      expect(cancellation('custom-message', ' Sent twice ')).toBe('Sent twice');
      expect(cancellation('custom-message', '')).toMatchObject({ key: 'required' });
      expect(cancellation('because', '')).toEqual({ key: 'optionMissing' });
    });

    it('count the characters of a message', () => {
      expect(staffMessage('reset', 'Blurred')).toEqual({ problem: null, left: 493 });
      expect(staffMessage('question', '').problem?.key).toBe('required');
    });

    it('offer what may be chosen', async () => {
      expect(openCountries()).toContain('US');
      expect(openCountries()).not.toContain('CU');
      expect(heldCurrencies()).toHaveLength(11);
      expect(await industryNames('fr')).toEqual(await industryNames('en'));
    });

    it('word failures', () => {
      const i18n = createTranslator();
      expect(failureText(i18n, { code: 'LastOwnerError' })).toContain('at least one owner');
      expect(failureText(i18n, { code: 'LastOwnerError' }, 'Ask us.')).toBe('Ask us.');
      expect(failureText(i18n, { code: 'Unheard' })).toBe('Something went wrong. Please try again.');
    });
  });
});
