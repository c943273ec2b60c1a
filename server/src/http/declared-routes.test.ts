import { type Call, defineCall, everyCustomer, guest } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
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
  it('of a call that moves money can’t answer with a file, which could not be remembered', () => {
    expect(() => routesOf({ pay: { ...call, method: 'POST', movesMoney: true, file } })).toThrow(/pay: a file/);
  });

  it('of a GET can’t take files', () => {
    const files = { paper: { types: file.types, maxBytes: 1, description: 'A paper.' } };
    expect(() => routesOf({ read: { ...call, files } })).toThrow(/read: a GET/);
  });

  it('of a code needs a session that the code can be mailed to', () => {
    const signed: Call = { ...call, method: 'POST', otp: { subject: 'none' } };
    expect(() => routesOf({ sign: { ...signed, access: guest } })).toThrow(/sign: only a session/);
    expect(() => routesOf({ sign: { ...signed, otp: 'own' } })).toThrow(/sign: only a session/);
    expect(routesOf({ sign: signed })).toHaveLength(1);
  });

  it('of a GET can’t take a code', () => {
    expect(() => routesOf({ read: { ...call, otp: { subject: 'none' } } })).toThrow(/read: a GET/);
  });

  it('of a code that is bound to an invoice needs the invoice in its body', () => {
    const bound: Call = { ...call, method: 'POST', otp: { subject: 'invoice' } };
    expect(() => routesOf({ pay: { ...bound, body: z.object({ id: z.string() }) } })).toThrow(/pay: its body/);
    expect(routesOf({ pay: { ...bound, body: z.object({ invoiceId: z.string() }) } })).toHaveLength(1);
  });
});
