import { anyone, type Call, decimalInput, defineCall, everyCustomer, guest } from '@quittance/sdk/contract';
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
  it('of an exactly-once call can’t answer with a file, which could not be remembered', () => {
    expect(() => routesOf({ pay: { ...call, method: 'POST', exactlyOnce: true, file } })).toThrow(/pay: a file/);
  });

  it('of a GET can’t take files', () => {
    const files = { paper: { types: file.types, maxBytes: 1, description: 'A paper.' } };
    expect(() => routesOf({ read: { ...call, files } })).toThrow(/read: a GET/);
  });

  it('of a file answer is a GET, since a stream is read after the transaction of other calls', () => {
    expect(() => routesOf({ make: { ...call, method: 'POST', file } })).toThrow(/make: a file/);
    expect(routesOf({ read: { ...call, file } })).toHaveLength(1);
  });

  it('of a GET can’t run exactly once', () => {
    expect(() => routesOf({ pay: { ...call, exactlyOnce: true } })).toThrow(/pay: a GET/);
  });

  it.each<[string, z.ZodType]>([
    ['an object', z.object({ name: z.string() })],
    ['an array of objects', z.array(z.object({ name: z.string() }))],
    ['an array of arrays', z.array(z.array(z.string()))],
    ['a number, which text is not', z.number()],
    ['a boolean, of which every text is true', z.coerce.boolean()],
    ['a literal number', z.literal(5)],
    ['null', z.string().nullable()],
    ['anything', z.unknown()],
  ])('can’t have %s as text, beside files or in a query', (_name, field) => {
    const files = { paper: { types: file.types, maxBytes: 1, description: 'A paper.' } };
    const body = z.object({ field: field.optional() });
    expect(() => routesOf({ send: { ...call, method: 'POST', files, body } })).toThrow(/send: field/);
    expect(() => routesOf({ find: { ...call, query: body } })).toThrow(/find: field/);
  });

  it.each<[string, z.ZodType]>([
    [
      'text that is checked and changed',
      z
        .string()
        .min(1)
        .transform((text) => text.length),
    ],
    ['an enum with a default', z.enum(['a', 'b']).default('a')],
    ['a literal', z.literal('a')],
    ['a number read from text', z.coerce.number().int()],
    ['a boolean read from text', z.stringbool()],
    ['a decimal', decimalInput],
    ['an array of texts', z.array(z.string()).readonly()],
  ])('can have %s as text, beside files and in a query', (_name, field) => {
    const files = { paper: { types: file.types, maxBytes: 1, description: 'A paper.' } };
    const body = z.object({ field: field.optional() });
    expect(routesOf({ send: { ...call, method: 'POST', files, body }, find: { ...call, query: body } })).toHaveLength(
      2,
    );
  });

  it('with a list of callers names some, and nobody beside everybody', () => {
    expect(() => routesOf({ read: { ...call, access: [] } })).toThrow(/read: its list of callers is empty/);
    expect(() => routesOf({ read: { ...call, access: [guest, anyone] } })).toThrow(/read: a public call/);
    expect(routesOf({ read: { ...call, access: [guest, everyCustomer] } })).toHaveLength(1);
  });

  it('is declared open to any origin only if it is public', () => {
    expect(() => routesOf({ read: { ...call, anyOrigin: true } })).toThrow(/read: only a public call/);
    expect(routesOf({ read: { ...call, access: anyone, anyOrigin: true } })).toHaveLength(1);
  });

  it('of a code needs a session that the code can be mailed to', () => {
    const signed: Call = { ...call, method: 'POST', otp: { subject: 'none' } };
    expect(() => routesOf({ sign: { ...signed, access: guest } })).toThrow(/sign: only a session/);
    expect(() => routesOf({ sign: { ...signed, access: [everyCustomer, guest] } })).toThrow(/sign: only a session/);
    expect(() => routesOf({ sign: { ...signed, otp: 'own' } })).toThrow(/sign: only a session/);
    expect(routesOf({ sign: signed })).toHaveLength(1);
  });

  it('of a GET can’t take a code', () => {
    expect(() => routesOf({ read: { ...call, otp: { subject: 'none' } } })).toThrow(/read: a GET/);
  });

  it('of a code that is bound to an invoice needs the invoice in its path or body', () => {
    const bound: Call = { ...call, method: 'POST', otp: { subject: 'invoice' } };
    expect(() => routesOf({ pay: { ...bound, body: z.object({ id: z.string() }) } })).toThrow(
      /pay: it has no invoiceId/,
    );
    expect(routesOf({ pay: { ...bound, body: z.object({ invoiceId: z.string() }) } })).toHaveLength(1);
    expect(routesOf({ pay: { ...bound, params: z.object({ invoiceId: z.string() }) } })).toHaveLength(1);
  });
});
