import type { Fields, FileFields } from '@quittance/sdk/contract';
import * as fc from 'fast-check';
import { type JsonSchema, schemaOf } from './json-schema.ts';

/** Values that no call expects, in any place. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.1,
    1e308,
    -1e308,
    2 ** 63,
    Number.MAX_SAFE_INTEGER,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e\u0000\uffff',
    'İ'.repeat(300),
    'x'.repeat(20_000),
    '0000-00-00',
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '2026-02-30',
    '-0',
    '1e999',
    'NaN',
    '99999999999999999999999999999999999999',
    '0.000000000000000001',
    "'; drop table ledger_lines; --",
    '../../etc/passwd',
    '%00',
    '{{7*7}}',
    '<script>alert(1)</script>',
    [],
    {},
    { $numberDecimal: '1e5' },
    { $numberDecimal: '1', extra: 1 },
    { toString: 1, constructor: 1, length: -1 },
    JSON.parse('{"__proto__": {"isAdmin": true}}'),
    JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`),
    JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`),
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** One in this many values is hostile instead of valid; 0 means none. */
type Hostility = number;

function valueFor(schema: JsonSchema, hostility: Hostility): fc.Arbitrary<unknown> {
  const fitting = fittingValueFor(schema, hostility);
  if (hostility === 0) return fitting;
  return fc.oneof({ weight: hostility - 1, arbitrary: fitting }, { weight: 1, arbitrary: hostile });
}

function fittingValueFor(schema: JsonSchema, hostility: Hostility): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => valueFor(choice, hostility)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, hostility);
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, hostility), { minLength: schema.minItems ?? 0, maxLength: 4 });
    case 'string':
      return stringOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: bounded(schema.minimum, -5), max: bounded(schema.maximum, 500) });
    default:
      return hostile;
  }
}

/** Schemas limit integers to the safe range; generators need a smaller one. */
const bounded = (limit: number | undefined, fallback: number): number =>
  limit === undefined || Math.abs(limit) > 1e9 ? fallback : limit;

function objectOf(schema: JsonSchema, hostility: Hostility): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const fields = Object.fromEntries(properties.map(([name, field]) => [name, valueFor(field, hostility)]));
  const complete = fc.record(fields);
  if (hostility === 0) return fc.record(fields, { requiredKeys: [...(schema.required ?? [])] });
  const partial = fc.record(fields, { requiredKeys: [] });
  const withSurplus = fc
    .tuple(complete, fc.dictionary(fc.string({ maxLength: 8 }), hostile, { maxKeys: 2 }))
    .map(([fitting, surplus]) => ({ ...surplus, ...fitting }));
  return fc.oneof(
    { weight: 4, arbitrary: complete },
    { weight: 1, arbitrary: partial },
    { weight: 1, arbitrary: withSurplus },
  );
}

function stringOf({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return dateText;
  if (format === 'email') return fc.emailAddress();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ minLength: Math.min(minLength, 20), maxLength: Math.min(maxLength, 40) });
}

const dateText = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** A request's parts, generated from the schemas that a call declares. */
export interface GeneratedInput {
  /** Values of path parameters, percent-encoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly queryString: string;
  /** JSON, or a form for a call that takes files. */
  readonly body: string | FormData;
}

export interface InputShapes {
  readonly params?: Fields | undefined;
  readonly query?: Fields | undefined;
  readonly body?: Fields | undefined;
  readonly files?: FileFields | undefined;
}

/**
 * Generates inputs for a call.
 * @param known values by field name that fit together, so that some requests find existing data
 */
export function generatedInput(
  shapes: InputShapes,
  known: Readonly<Record<string, unknown>>,
): fc.Arbitrary<GeneratedInput> {
  return fc.record({
    params: valuesOf(shapes.params, known).map(encodeValues),
    queryString: valuesOf(shapes.query, known).map(encodeQuery),
    body: fc.oneof(
      { weight: 19, arbitrary: shapes.files ? formFor(shapes.body, shapes.files, known) : jsonFor(shapes.body, known) },
      {
        weight: 1,
        arbitrary: fc.oneof(fc.constantFrom('', '{', 'null', '[]', '"', '\ufeff{}', '{"a":1e999}'), fc.string()),
      },
    ),
  });
}

const jsonFor = (body: Fields | undefined, known: Readonly<Record<string, unknown>>): fc.Arbitrary<string> =>
  valuesOf(body, known).map((value) => JSON.stringify(value));

/** A form with the fields as text, and files, some of an undeclared type or size. */
function formFor(
  body: Fields | undefined,
  files: FileFields,
  known: Readonly<Record<string, unknown>>,
): fc.Arbitrary<FormData> {
  return fc.tuple(valuesOf(body, known), filesFor(files)).map(([fields, chosen]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields ?? {})) {
      if (Array.isArray(value)) for (const item of value) form.append(`${name}[]`, text(item));
      else form.append(name, text(value));
    }
    for (const { field, file } of chosen) form.append(field, file);
    return form;
  });
}

interface Chosen {
  readonly field: string;
  readonly file: File;
}

/** The declared files, one for each field, or others. */
const filesFor = (files: FileFields): fc.Arbitrary<readonly Chosen[]> =>
  fc.oneof(
    fc.tuple(...Object.keys(files).map((field) => fittingFileFor(files, field))),
    fc.array(fileFor(files), { maxLength: 4 }),
  );

const fittingFileFor = (files: FileFields, field: string): fc.Arbitrary<Chosen> => {
  const { types = [], maxBytes = 1 } = files[field] ?? {};
  return fc
    .record({ type: fc.constantFrom(...types), size: fc.integer({ min: 1, max: Math.min(maxBytes, 5000) }) })
    .map(({ type, size }) => ({ field, file: new File([new Uint8Array(size)], 'paper', { type }) }));
};

const fileFor = (files: FileFields): fc.Arbitrary<Chosen> =>
  fc
    .record({
      field: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...Object.keys(files)) }, { weight: 1, arbitrary: name }),
      type: fc.oneof(fc.constantFrom(...Object.values(files).flatMap(({ types }) => types)), fc.string()),
      size: fc.nat({ max: 2 * Math.max(...Object.values(files).map(({ maxBytes }) => Math.min(maxBytes, 5000))) }),
      name,
    })
    .map(({ field, type, size, name: fileName }) => ({
      field,
      file: new File([new Uint8Array(size)], fileName, { type }),
    }));

const name = fc.oneof(
  fc.constantFrom(
    '',
    '__proto__',
    'constructor',
    '../../a.pdf',
    'a\r\nb.pdf',
    '"; filename="x',
    'a\0.pdf',
    'x'.repeat(9000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Half of all inputs are valid, so that handlers are reached; the others are wrong somewhere or everywhere. */
function valuesOf(fields: Fields | undefined, known: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const schema = schemaOf(fields);
  const withKnown = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    fc
      .tuple(values, fc.boolean())
      .map(([value, isKnown]) => (isKnown ? { ...(value as object), ...pickKnown(fields, known) } : value));
  return fc.oneof(
    { weight: 5, arbitrary: withKnown(objectOf(schema, 0)) },
    { weight: 4, arbitrary: withKnown(objectOf(schema, 8)) },
    { weight: 1, arbitrary: hostile },
  );
}

const pickKnown = (fields: Fields | undefined, known: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(known).filter(([name]) => fields && name in fields.shape));

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function encodeValues(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, encode(text(member))]));
}

function encodeQuery(value: unknown): string {
  if (typeof value !== 'object' || value === null) return encode(text(value));
  return Object.entries(value)
    .flatMap(([name, member]) =>
      Array.isArray(member)
        ? member.map((item) => `${encode(name)}[]=${encode(text(item))}`)
        : [`${encode(name)}=${encode(text(member))}`],
    )
    .join('&');
}

/** A lone surrogate can't be encoded; clients can only send its replacement character. */
const encode = (value: string): string => encodeURIComponent(value.toWellFormed());
