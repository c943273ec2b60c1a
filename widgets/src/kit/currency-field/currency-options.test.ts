import { loadCurrencies } from '@quittance/sdk/reference';
import { describe, expect, it } from 'vitest';
import { groupCurrencies } from './currency-options.ts';

const currencies = await loadCurrencies('en');
const codes = (list: readonly { readonly currency: string }[]) => list.map(({ currency }) => currency);

describe('groupCurrencies', () => {
  it('puts popular currencies before the others, each once', () => {
    const { popular, others } = groupCurrencies(currencies);
    expect(codes(popular)).toContain('EUR');
    expect(codes(others)).toContain('BTC');
    expect(new Set([...codes(popular), ...codes(others)]).size).toBe(popular.length + others.length);
  });

  it('offers no currency that is no longer in use', () => {
    const { popular, others } = groupCurrencies(currencies);
    expect([...codes(popular), ...codes(others)]).not.toContain('BGN');
    expect(codes(others)).not.toContain('ANG');
  });

  it('shows the currency of a field that cannot be changed', () => {
    expect(codes(groupCurrencies(currencies, 'BGN').popular)).toContain('BGN');
  });
});
