import type { Call, Fields } from '@quittance/sdk/contract';
import { uploadKey } from '@quittance/sdk/rules';
import * as z from 'zod';
import { idPrefixesOf, type JsonSchema, schemaOf } from './json-schema.ts';

/** Fields by name. */
type Values = Readonly<Record<string, unknown>>;

/** The parts of a request, as a client would send them. */
export interface MinimalInput {
  readonly params: Values;
  readonly query: Values;
  readonly body: Values;
  readonly files: readonly { readonly field: string; readonly file: File }[];
}

/** Values that a schema's shape alone does not tell, by the name of the field. */
const usualValues: Values = {
  address: { line1: '1 Pier', city: 'Boston', postalCode: '02110', country: 'US' },
  amount: '10',
  country: 'US',
  countryIso: 'US',
  currency: 'USD',
  currentPassword: 'Correct horse 7 battery',
  email: 'somebody@example.com',
  handle: 'some_handle',
  language: 'en',
  locale: 'en',
  origin: 'https://partner.example',
  newPassword: 'Correct horse 9 battery',
  password: 'Correct horse 9 battery',
  phoneNumber: '+12125550123',
  role: 'manager',
};

/** Existing objects by the prefix of their ids: `{ inv: 'inv_…' }`. Other ids are those of nothing. */
export type IdsByPrefix = Readonly<Record<string, string>>;

/**
 * Returns the smallest request that a call's declaration accepts: the required fields only.
 * @throws Error with the refused field, for `usualValues`
 */
export function minimalInput(call: Call, ids: IdsByPrefix = {}): MinimalInput {
  const partOf = (part: 'params' | 'query' | 'body') => {
    const [input, problems] = fieldsFor(call[part], ids);
    if (problems) throw new Error(`${call.method} ${call.path}: no minimal ${part}: ${z.prettifyError(problems)}`);
    return input;
  };
  return { params: partOf('params'), query: partOf('query'), body: partOf('body'), files: filesFor(call) };
}

/** Returns the required fields, with those that a rule across fields asks for, and why they are still refused. */
function fieldsFor(fields: Fields | undefined, ids: IdsByPrefix): [Values, z.ZodError | undefined] {
  const { properties = {}, required = [] } = schemaOf(fields);
  const withFields = (names: readonly PropertyKey[]): Values =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => names.includes(name))
        .map(([name, schema]) => [name, fieldValue(name, schema, ids)]),
    );
  const input = withFields(required);
  const refused = fields?.safeParse(input).error?.issues.map(({ path: [name = ''] }) => name);
  if (!refused) return [input, undefined];
  const completed = withFields([...required, ...refused]);
  return [completed, fields?.safeParse(completed).error];
}

function fieldValue(name: string, schema: JsonSchema, ids: IdsByPrefix): unknown {
  const usual = usualValues[name];
  const isUsual = usual !== undefined && (schema.enum?.includes(usual) ?? true);
  return isUsual ? usual : exampleOf(schema, ids);
}

/** The smallest values of an object's required fields. */
export const requiredFieldsOf = ({ properties = {}, required = [] }: JsonSchema, ids: IdsByPrefix = {}): Values =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, field]) => [name, fieldValue(name, field, ids)]),
  );

/** The smallest value of a schema. */
function exampleOf(schema: JsonSchema, ids: IdsByPrefix): unknown {
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return exampleOf(choice, ids);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return requiredFieldsOf(schema, ids);
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => exampleOf(schema.items ?? {}, ids));
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    default:
      return textFor(schema, ids);
  }
}

/** Texts of the patterns that declarations use. */
const patternExamples = ['abcdefgh', 'AB', 'USD', '123456', '1', 'a'.repeat(64), '2199-01-01'];

function textFor({ format, pattern, minLength = 1 }: JsonSchema, ids: IdsByPrefix): string {
  if (format === 'date') return '2199-01-01';
  if (format === 'email') return 'somebody@example.com';
  const [prefix] = idPrefixesOf(pattern);
  if (prefix !== undefined) return ids[prefix] ?? missingId(prefix);
  const fits = new RegExp(pattern ?? '', 'u');
  return patternExamples.find((text) => text.length >= minLength && fits.test(text)) ?? 'x'.repeat(minLength);
}

/** A well-formed id that nothing has. */
export const missingId = (prefix: string): string => `${prefix}_${'0'.repeat(26)}`;

function filesFor({ files = {}, upload }: Call): MinimalInput['files'] {
  if (upload)
    return [{ field: uploadKey({ role: 'deed', slot: 1, group: 'documentation' }), file: new File(['x'], 'paper') }];
  return Object.entries(files)
    .filter(([, { isOptional }]) => !isOptional)
    .map(([field, { types }]) => ({ field, file: new File(['x'], 'paper', { type: types[0] ?? '' }) }));
}

/** Writes the address and the body of a request. */
export function encodeInput(call: Call, { params, query, body, files }: MinimalInput) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) appendTo(search, name, value);
  const path = call.path.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(String(params[name])));
  return { path: search.size > 0 ? `${path}?${search}` : path, body: bodyOf(call, body, files) };
}

function bodyOf(call: Call, body: MinimalInput['body'], files: MinimalInput['files']): unknown {
  if (call.method === 'GET') return undefined;
  if (!call.files && !call.upload) return call.body ? body : undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) appendTo(form, name, value);
  for (const { field, file } of files) form.append(field, file);
  return form;
}

function appendTo(target: FormData | URLSearchParams, name: string, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) target.append(`${name}[]`, String(item));
  else target.append(name, String(value));
}
