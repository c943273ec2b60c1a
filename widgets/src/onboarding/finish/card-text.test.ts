import { expect, it } from 'vitest';
import { onboardingTexts } from '../texts.en.ts';
import { brandName } from './card-text.ts';

it.each([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
  ['diners', 'Diners Club'],
])('a card of %s is called %s, and is among those that are taken', (brand, name) => {
  expect(brandName(brand)).toBe(name);
  expect(onboardingTexts.english.checkout.brands).toContain(name);
});

it('a brand of tomorrow keeps its code', () => {
  expect(brandName('jcb')).toBe('jcb');
});
