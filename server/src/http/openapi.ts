import * as declarations from '@quittance/sdk/contract';
import {
  type Access,
  type Call,
  codeErrors,
  commonErrors,
  type ErrorCode,
  errorStatus,
  type FileField,
  type FileFields,
  followEvents,
  type Grant,
  grantsOf,
  isCheckedFirst,
  liveEvents,
  namedShapes,
  streamSignals,
  type UploadBody,
} from '@quittance/sdk/contract';
import * as z from 'zod';
import { addressOf, type DeclaredRoute, declaredRoutes } from './declared-routes.ts';

type Json = { readonly [name: string]: unknown };

/** How each kind of access identifies itself; `public` needs nothing. */
const securitySchemes = {
  customerSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'quittance_session',
    description: 'A signed-in customer. Over HTTPS: `__Host-quittance_session`.',
  },
  staffSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'quittance_staff_session',
    description: 'A signed-in staff member. Over HTTPS: `__Host-quittance_staff_session`.',
  },
  inviteToken: {
    type: 'apiKey',
    in: 'header',
    name: 'invoice-invite-token',
    description: 'A guest’s link to one invoice.',
  },
  embedSession: {
    type: 'http',
    scheme: 'bearer',
    description: 'A page of a partner: the token of an embed session, used from the origin that it was opened for.',
  },
  secretKey: { type: 'http', scheme: 'bearer', description: 'A partner’s secret key, for back ends only.' },
} as const;

/** Security schemes of each kind of caller. */
const schemesOf: Readonly<Record<Grant['kind'], readonly (keyof typeof securitySchemes)[]>> = {
  public: [],
  intermediate: ['customerSession'],
  'staff-intermediate': ['staffSession'],
  guest: ['inviteToken'],
  customer: ['customerSession'],
  staff: ['staffSession'],
  'api-key': ['secretKey'],
  embed: ['embedSession'],
};

/** Error codes of each access kind. */
const accessErrors: Readonly<Record<Grant['kind'], readonly ErrorCode[]>> = {
  public: ['ForbiddenOriginError'],
  intermediate: ['UnauthenticatedError', 'ForbiddenError', 'ForbiddenOriginError'],
  'staff-intermediate': ['UnauthenticatedError', 'ForbiddenError', 'ForbiddenOriginError'],
  guest: ['InvalidInviteTokenError', 'ExpiredInviteTokenError', 'ForbiddenError'],
  customer: ['UnauthenticatedError', 'ForbiddenError', 'ForbiddenOriginError'],
  staff: ['UnauthenticatedError', 'ForbiddenError', 'ForbiddenOriginError'],
  'api-key': ['UnauthenticatedError', 'ForbiddenError'],
  embed: ['UnauthenticatedError', 'ForbiddenError', 'ForbiddenOriginError'],
};

/** A restricted person gets this one from every call that doesn't say otherwise. */
const restrictionErrors = (access: Access): readonly ErrorCode[] =>
  grantsOf(access).some((grant) => grant.kind === 'customer' && !grant.evenRestricted)
    ? ['PersonOrCompanyDisabled']
    : [];

/** Named shapes of the document. Other shapes refer to them. */
const components = namedSchemas(Object.values(declarations));

function namedSchemas(exported: readonly unknown[]): Json {
  const schemas: Record<string, Json> = {};
  for (const shape of exported) {
    const named = shape instanceof z.ZodType && namedShapes.has(shape) && namedShapes.get(shape);
    if (!named) continue;
    if (Object.hasOwn(schemas, named.id)) throw new Error(`Two shapes of the contract are named ${named.id}.`);
    schemas[named.id] = schemaOf(shape, named.io);
  }
  return Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Creates the OpenAPI 3.1 document of the contract or other calls. */
export function openApiDocument(routes: readonly DeclaredRoute[] = declaredRoutes): Json {
  const schemas = Object.fromEntries(
    Object.entries(components).map(([name, schema]) => [name, referToComponents(schema as Json, name)]),
  );
  return {
    openapi: '3.1.1',
    info: {
      title: 'Quittance API',
      version: '1',
      description:
        'Invoicing and business banking. Answers hold their result in `data`; failures have a stable `code`. ' +
        'Decimals travel as {"$numberDecimal": "12.34"}, never as JSON numbers.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Paths below /api/{userId}/admin are answered by the back office alone.' }],
    paths: referToComponents({
      ...pathsOf(routes),
      [addressOf(followEvents).pattern]: { get: eventStreamOperation() },
    }),
    components: { securitySchemes, schemas },
  };
}

/** Replaces shapes equal to a component, ignoring descriptions, with a reference. */
function referToComponents<Node>(node: Node, except?: string): Node {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((member) => referToComponents(member)) as Node;
  const name = componentNames.get(shapeOf(node));
  if (name !== undefined && name !== except) {
    const { description } = node as { readonly description?: string };
    return { $ref: `#/components/schemas/${name}`, ...(description && { description }) } as Node;
  }
  return Object.fromEntries(Object.entries(node).map(([key, member]) => [key, referToComponents(member)])) as Node;
}

const shapeOf = ({ description: _description, ...shape }: { readonly description?: unknown }): string =>
  JSON.stringify(shape);

const componentNames = new Map(Object.entries(components).map(([name, schema]) => [shapeOf(schema as Json), name]));

let text: string | undefined;

/** Returns the document as served and kept in the repository. */
export function openApiText(): string {
  text ??= `${JSON.stringify(openApiDocument(), null, 2)}\n`;
  return text;
}

function pathsOf(routes: readonly DeclaredRoute[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of [...routes].sort(byPattern)) {
    paths[route.pattern] = { ...paths[route.pattern], [route.call.method.toLowerCase()]: operationOf(route) };
  }
  return paths;
}

function byPattern(one: DeclaredRoute, other: DeclaredRoute): number {
  const [first, second] = [`${one.pattern} ${one.call.method}`, `${other.pattern} ${other.call.method}`];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** The stream of live events, with each declared event in `x-events`. */
function eventStreamOperation(): Json {
  const { '204': _never, ...refusals } = responsesOf(followEvents);
  const signals = Object.entries(streamSignals).map(([name, summary]) => ({ name, summary }));
  const events = liveEvents.map(({ name, summary, data }) => ({ name, summary, data: schemaOf(data, 'output') }));
  return {
    ...operationOf({ name: 'followEvents', call: followEvents }),
    responses: {
      '200': {
        description: 'Server-sent events, named in `x-events`. The data of an event is JSON.',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
      ...refusals,
    },
    'x-events': [...signals, ...events],
  };
}

function operationOf({ name, call }: { readonly name: string; readonly call: Call }): Json {
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[1] === 'admin' ? 'admin' : (call.path.split('/')[1] ?? '')],
    // Any one of them suffices.
    security: grantsOf(call.access).flatMap(({ kind }) => schemesOf[kind].map((scheme) => ({ [scheme]: [] }))),
    parameters: parametersOf(call),
    ...((call.body || call.files || call.upload) && { requestBody: { required: true, content: bodyOf(call) } }),
    responses: responsesOf(call),
    'x-access': call.access,
    'x-origin': call.origin,
    ...(call.otp && { 'x-one-time-code': isCheckedFirst(call.otp) ? call.otp.subject : call.otp }),
    ...(call.exactlyOnce && { 'x-exactly-once': true }),
    ...(call.sandboxOnly && { 'x-sandbox-only': true }),
  };
}

function bodyOf({ body, files, upload }: Call): Json {
  const fields = body ? schemaOf(body, 'input') : {};
  if (upload) return { 'multipart/form-data': { schema: uploadSchemaOf(fields, upload) } };
  return files ? { 'multipart/form-data': formOf(fields, files) } : { 'application/json': { schema: fields } };
}

/** The file's field has a name that the caller chooses. */
const uploadSchemaOf = (fields: Json, { description, maxBytes }: UploadBody): Json => ({
  type: 'object',
  ...fields,
  additionalProperties: {
    type: 'string',
    format: 'binary',
    description: `${description} At most ${maxBytes} bytes, after the other fields.`,
  },
});

/** Schema of a form with files. Arrays of text have the brackets of the wire; several files repeat their name. */
function formOf(fields: Json, files: FileFields): Json {
  const wireName = (name: string, schema: Json): string => (schema.type === 'array' ? `${name}[]` : name);
  const properties = Object.entries((fields.properties as Record<string, Json> | undefined) ?? {});
  const wireNames = new Map(properties.map(([name, schema]) => [name, wireName(name, schema)]));
  const required = ((fields.required as readonly string[] | undefined) ?? []).map(
    (name) => wireNames.get(name) ?? name,
  );
  const declared = Object.entries(files);
  return {
    schema: {
      type: 'object',
      properties: {
        ...Object.fromEntries(properties.map(([name, schema]) => [wireNames.get(name), schema])),
        ...Object.fromEntries(declared.map(([name, field]) => [name, fileSchemaOf(field)])),
      },
      required: [...required, ...declared.filter(([, { isOptional }]) => !isOptional).map(([name]) => name)],
    },
    encoding: Object.fromEntries(declared.map(([name, { types }]) => [name, { contentType: types.join(', ') }])),
  };
}

function fileSchemaOf({ description, maxBytes, maxFiles }: FileField): Json {
  const limit = `${description} At most ${maxBytes} bytes each.`;
  const file = { type: 'string', format: 'binary' };
  return maxFiles === undefined
    ? { ...file, description: limit }
    : { type: 'array', items: file, maxItems: maxFiles, description: limit };
}

function parametersOf(call: Call): readonly Json[] {
  const parameters: Json[] = [
    {
      name: 'userId',
      in: 'path',
      required: true,
      description: 'The signed-in person’s id, or `new` when nobody is signed in.',
      schema: { type: 'string' },
    },
  ];
  for (const [name, schema] of Object.entries(call.params?.shape ?? {})) {
    parameters.push({ name, in: 'path', required: true, schema: schemaOf(schema as z.ZodType, 'input') });
  }
  const query = call.query && schemaOf(call.query, 'input');
  const required = new Set((query?.required as readonly string[] | undefined) ?? []);
  for (const [name, schema] of Object.entries((query?.properties as Record<string, Json> | undefined) ?? {})) {
    const isList = schema.type === 'array';
    parameters.push({ name: isList ? `${name}[]` : name, in: 'query', required: required.has(name), schema });
  }
  if (call.otp) parameters.push(header('otp-code', isCheckedFirst(call.otp), 'The one-time code.'));
  if (call.exactlyOnce) {
    parameters.push(
      header('Idempotency-Key', false, 'The call takes effect once per key; a repetition gets the first answer.'),
    );
  }
  return parameters;
}

const header = (name: string, required: boolean, description: string): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

function responsesOf(call: Call): Json {
  const responses: Record<string, Json> = successOf(call);
  for (const [status, codes] of codesByStatus(call)) {
    responses[status] = {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return responses;
}

function successOf({ file, output }: Call): Record<string, Json> {
  if (file) {
    const content = Object.fromEntries(
      file.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    );
    const headers = {
      'Content-Disposition': { description: 'Holds the name of the file.', schema: { type: 'string' } },
    };
    return { '200': { description: file.description, headers, content } };
  }
  if (!output) return { '204': { description: 'Done.' } };
  return { '200': { description: 'Done.', content: { 'application/json': { schema: envelopeOf(output) } } } };
}

const envelopeOf = (output: z.ZodType): Json => ({
  type: 'object',
  properties: { data: schemaOf(output, 'output') },
  required: ['data'],
});

function codesByStatus(call: Call): ReadonlyMap<string, readonly ErrorCode[]> {
  const codes = new Set<ErrorCode>([
    ...call.errors,
    ...(call.otp ? codeErrors : []),
    ...grantsOf(call.access).flatMap(({ kind }) => accessErrors[kind]),
    ...restrictionErrors(call.access),
    ...commonErrors,
  ]);
  const byStatus = new Map<string, ErrorCode[]>();
  for (const code of [...codes].sort()) {
    const status = String(errorStatus[code]);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return json;
}
