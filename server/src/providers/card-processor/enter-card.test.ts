import { checkCardNumber } from '@quittance/sdk/validation';
import { describe, expect, it } from 'vitest';
import { cardProblemKeys, cardProblems } from './enter-card.ts';
import { fieldsTexts } from './fields-texts.ts';
import { testCards } from './sandbox-cards.ts';

const card = {
  session: 's',
  number: '4242 4242 4242 4242',
  expiry: '12/30',
  cvc: '123',
  name: 'Ann Fox',
  line1: '1 Pier',
  city: 'Boston',
  postalCode: '02110',
  country: 'US',
};

describe('a card that is entered', () => {
  it.each([
    ['complete', {}, {}],
    ['with a second line of the address', { line2: 'Floor 3' }, {}],
    ['of Hong Kong, which has no postal codes', { country: 'HK', postalCode: '' }, {}],
    ['of Ireland without a postal code', { country: 'IE', postalCode: '' }, { postalCode: 'required' }],
    ['with a postal code of another country', { postalCode: 'D-1' }, { postalCode: 'postalCodeInvalid' }],
    ['of Discover with 19 digits', { number: '6011 0000 0000 0000 001' }, {}],
    ['with a typing error', { number: '4242424242424241' }, { number: 'cardNumberInvalid' }],
    ['of a brand that is not taken', { number: '3530111333300000' }, { number: 'cardBrandUnknown' }],
    ['of American Express with three digits', { number: '378282246310005' }, { cvc: 'cardCvcInvalid' }],
    ['that expired last month', { expiry: '10/26' }, { expiry: 'cardExpired' }],
    ['that expires in over 20 years', { expiry: '12/46' }, { expiry: 'cardExpiryInvalid' }],
    ['with half a date', { expiry: '1/27' }, { expiry: 'cardExpiryInvalid' }],
    [
      'empty',
      { number: '', expiry: '', cvc: '', name: '', line1: '', city: '', postalCode: '', country: '' },
      {
        number: 'required',
        expiry: 'required',
        cvc: 'required',
        name: 'required',
        line1: 'required',
        city: 'required',
        country: 'required',
      },
    ],
  ])('%s', (_, change, problems) => {
    expect(cardProblems({ ...card, ...change }, '2026-11-26')).toEqual(problems);
  });

  it('has words for every problem in each language', () => {
    for (const texts of Object.values(fieldsTexts)) expect(cardProblemKeys.filter((key) => !texts[key])).toEqual([]);
  });
});

it('every test card is valid', () => {
  expect(Object.keys(testCards).filter((number) => checkCardNumber(number) !== null)).toEqual([]);
});
