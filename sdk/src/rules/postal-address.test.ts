import { describe, expect, it } from 'vitest';
import { addressLines } from './postal-address.ts';

describe('an address in lines', () => {
  it('has district and postal code after the town, and the country’s name last', () => {
    const address = { line1: '88 Wharf Street', line2: 'Suite 4', city: 'Portland', subdivision: 'ME' };
    expect(addressLines({ ...address, postalCode: '04101', country: 'US' }, 'en')).toEqual([
      '88 Wharf Street',
      'Suite 4',
      'Portland, ME 04101',
      'United States',
    ]);
  });

  it('omits missing parts, and uses the requested language', () => {
    expect(addressLines({ line1: 'Calle Mayor 1', city: 'Madrid', country: 'DE' }, 'es')).toEqual([
      'Calle Mayor 1',
      'Madrid',
      'Alemania',
    ]);
  });
});
