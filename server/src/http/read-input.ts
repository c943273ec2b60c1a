import { type Call, type Fields, type FileFields, type ReceivedUpload, sentenceOf } from '@quittance/sdk/contract';
import { checkFileGiven, englishSentence } from '@quittance/sdk/validation';
import type * as z from 'zod';
import { type FieldProblem, Refusal } from '../kernel/index.ts';
import { assertStorable } from './assert-storable.ts';
import { maximumBodyBytes } from './body-limits.ts';
import type { Exchange } from './exchange.ts';
import { readJsonBody } from './read-json-body.ts';
import { type RawFile, readMultipart } from './read-multipart.ts';
import { type ArrivingForm, readUpload } from './read-upload.ts';
import { validateFiles } from './validate-files.ts';

/** The parts of a request before validation. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** For calls that take files. */
  readonly files?: readonly RawFile[];
  /** For calls that take an upload. */
  readonly form?: ArrivingForm;
}

/** Undefined where the call declares none. */
type ValidFields = Readonly<Record<string, unknown>> | undefined;

/** The validated parts of a request, for the handler; undefined where the call declares none. */
export interface ValidInput {
  readonly params: ValidFields;
  readonly query: ValidFields;
  readonly body: ValidFields;
  readonly files?: unknown;
  readonly upload?: ReceivedUpload | undefined;
}

/**
 * Reads the parts of a request. @throws MalformedRequestError, PayloadTooLargeError, UnsupportedMediaTypeError,
 * ValidationError
 */
export async function readRawInput(call: Call, exchange: Exchange): Promise<RawInput> {
  const raw: RawInput = {
    params: exchange.req.param(),
    query: call.query ? readFields(call.query, new URL(exchange.req.url).searchParams) : undefined,
    ...(await readBody(call, exchange.req.raw)),
  };
  try {
    assertAllStorable(raw);
  } catch (error) {
    await raw.form?.settle();
    throw error;
  }
  return raw;
}

function assertAllStorable({ params, query, body, files = [] }: RawInput): void {
  assertStorable(params);
  assertStorable(query);
  assertStorable(body);
  for (const { field, name, type } of files) assertStorable({ field, name, type }, ['files']);
}

async function readBody(call: Call, request: Request): Promise<Pick<RawInput, 'body' | 'files' | 'form'>> {
  const maximumBytes = maximumBodyBytes(call);
  if (call.upload) {
    const form = await readUpload(request, call.upload, maximumBytes);
    return { body: call.body ? readFields(call.body, form.fields) : undefined, form };
  }
  if (!call.files) return { body: call.body ? await readJsonBody(request, maximumBytes) : undefined };
  const { fields, files } = await readMultipart(request, call.files, maximumBytes);
  return { body: call.body ? readFields(call.body, fields) : undefined, files };
}

/**
 * Validates a request. @throws ValidationError with a message per refused field; NotFoundError for a malformed id in
 * the path
 */
export function validateInput(call: Call, raw: RawInput): ValidInput {
  // A malformed id is like a well-formed id that doesn't exist.
  if (call.params && !call.params.safeParse(raw.params).success) {
    throw new Refusal('NotFoundError', 'There is nothing at this address.');
  }
  const { upload } = raw.form ?? {};
  if (upload) assertStorable({ key: upload.key, name: upload.name }, ['files']);
  const problems: FieldProblem[] = [];
  const validate = (schema: Fields | undefined, value: unknown): ValidFields => {
    if (!schema) return undefined;
    const result = schema.safeParse(value, { error: sentenceOf });
    if (!result.success) problems.push(...result.error.issues.map(toProblem));
    return result.data;
  };
  const input = {
    params: validate(call.params, raw.params),
    query: validate(call.query, raw.query),
    body: validate(call.body, raw.body),
    ...(call.files && { files: filesOf(call.files, raw, problems) }),
    ...(call.upload && { upload }),
  };
  const missing = call.upload && !upload ? checkFileGiven(0) : null;
  if (missing) problems.push({ path: 'file', message: englishSentence(missing) });
  if (problems.length > 0) {
    throw new Refusal('ValidationError', 'Make sure to fill all required fields', problems.slice(0, 100));
  }
  return input;
}

function filesOf(declared: FileFields, { files = [] }: RawInput, problems: FieldProblem[]): unknown {
  const valid = validateFiles(declared, files);
  // A file in place of a field is refused only once.
  problems.push(...valid.problems.filter(({ path }) => !problems.some((known) => known.path === path)));
  return valid.files;
}

/** Reads fields of a query or a form. Arrays are sent as `name[]=a&name[]=b`; single values must not repeat. */
function readFields(schema: Fields, search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const name of Object.keys(schema.shape)) {
    const list = search.getAll(`${name}[]`);
    const single = search.getAll(name);
    if (list.length > 0) query[name] = list;
    else if (single.length > 0) query[name] = single.length === 1 ? single[0] : single;
  }
  return query;
}

const toProblem = (issue: z.core.$ZodIssue): FieldProblem => ({
  path: issue.path.map(String).join('.'),
  message: issue.message,
});
