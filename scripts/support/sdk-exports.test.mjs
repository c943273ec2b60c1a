import { describe, expect, it } from 'vitest';
import { readExportedValues, readNamedValues } from './sdk-exports.mjs';

const index = `
export { type Money, toMinor, fromMinor as write } from './money.ts';
export type { Rounding } from './rounding.ts';
import { parse } from './decimal.ts';
`;

describe('the exports of the SDK', () => {
  it('are the values that an index passes on, by their outer names', () => {
    expect(readExportedValues(index)).toEqual(['toMinor', 'write']);
  });

  it('are used where a module names them, over several lines too', () => {
    const module = "import {\n  type Money,\n  toMinor as minor,\n} from '@quittance/sdk/money';\n";
    expect(readNamedValues(module)).toEqual([{ name: 'toMinor', specifier: '@quittance/sdk/money' }]);
    expect(readNamedValues("import type { Money } from '@quittance/sdk/money';")).toEqual([]);
  });
});
