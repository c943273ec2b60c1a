import { describe, expect, it } from 'vitest';
import { readExported, readNamed } from './sdk-exports.mjs';

const index = `
export { type Money, toMinor, fromMinor as write } from './money.ts';
export type { Rounding } from './rounding.ts';
import { parse } from './decimal.ts';
`;

describe('the exports of the SDK', () => {
  it('are the values and types that an index passes on, by their outer names', () => {
    expect(readExported(index)).toEqual([
      { name: 'Money', isType: true },
      { name: 'toMinor', isType: false },
      { name: 'write', isType: false },
      { name: 'Rounding', isType: true },
    ]);
  });

  it('are used where a module names them, over several lines too', () => {
    const module = "import {\n  type Money,\n  toMinor as minor,\n} from '@quittance/sdk/money';\n";
    const specifier = '@quittance/sdk/money';
    expect(readNamed(module)).toEqual([
      { name: 'Money', specifier },
      { name: 'toMinor', specifier },
    ]);
    expect(readNamed("import type { Money } from '@quittance/sdk/money';")).toEqual([{ name: 'Money', specifier }]);
  });
});
