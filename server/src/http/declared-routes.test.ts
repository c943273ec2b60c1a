import { type Call, defineCall, everyCustomer } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import { routesOf } from './declared-routes.ts';

const call: Call = defineCall({
  method: 'GET',
  path: '/papers',
  summary: 'Papers.',
  origin: 'ours',
  access: everyCustomer,
  errors: [],
});
const file = { types: ['application/pdf'], description: 'A paper.' };

describe('a declaration', () => {
  it('of a call that moves money can’t answer a file, which could not be remembered', () => {
    expect(() => routesOf({ pay: { ...call, method: 'POST', movesMoney: true, file } })).toThrow(/pay: a file/);
  });

  it('of a GET can’t take files', () => {
    const files = { paper: { types: file.types, maxBytes: 1, description: 'A paper.' } };
    expect(() => routesOf({ read: { ...call, files } })).toThrow(/read: a GET/);
  });
});
