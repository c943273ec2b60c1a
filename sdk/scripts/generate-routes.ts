// Writes what the client needs of each call, without the schemas. Part of `npm run generate`.
import { writeFile } from 'node:fs/promises';
import {
  type Call,
  type CodeField,
  codeFieldsOf,
  codePurposeOf,
  contract,
  customerRoles,
  type Grant,
  grantsOf,
  isCheckedFirst,
  staffRoles,
} from '../src/contract/index.ts';

export const routesFile = new URL('../src/client/routes.generated.ts', import.meta.url);

/** Code that only some routes need, with its module and its name in a route. */
const codecs = [
  { needs: (call: Call) => call.files ?? call.upload, from: './encode-form.ts', name: 'encodeForm', field: 'encode' },
  { needs: (call: Call) => call.file, from: './read-file.ts', name: 'readFile', field: 'read' },
];

/** Ten minutes: 32 MB at half a megabit a second. As long as the server waits for a form; see server/src/http/serve.ts. */
const fileTimeoutMs = 600_000;

function kindOf({ access }: Call): Grant['kind'] {
  const [grant] = grantsOf(access);
  if (!grant) throw new Error('A call names no kind of caller.');
  return grant.kind;
}

/**
 * Returns the roles that may make a call, unless every role may. Left out of the calls of guests and partners' pages: their
 * widgets have no roles, and little room.
 */
function rolesOf({ access }: Call): readonly string[] | undefined {
  const grants = grantsOf(access);
  if (grants.some(({ kind }) => kind === 'guest' || kind === 'embed')) return undefined;
  const grant = grants.find((each) => each.kind === 'customer' || each.kind === 'staff');
  const all: readonly string[] = grant?.kind === 'staff' ? staffRoles : customerRoles;
  return grant && grant.roles.length < all.length ? grant.roles : undefined;
}

function routeOf(name: string, call: Call): string {
  const facts = {
    method: call.method,
    path: call.path,
    access: kindOf(call),
    ...(call.movesMoney && { movesMoney: call.movesMoney }),
    ...((call.files || call.upload || call.file) && { timeoutMs: fileTimeoutMs }),
  };
  const fields = [
    ...Object.entries(facts).map(([field, value]) => `  ${field}: ${quote(value)},`),
    ...rolesFieldOf(call),
    ...codeFactsOf(call),
    ...codecs.filter(({ needs }) => needs(call)).map((codec) => `  ${codec.field}: ${codec.name},`),
  ];
  // Marked as pure, so that bundlers drop unused routes.
  return [
    `/** ${call.summary} */`,
    `export const ${name} = /* @__PURE__ */ route<Contract['${name}']>({`,
    ...fields,
    '});',
  ].join('\n');
}

function rolesFieldOf(call: Call): readonly string[] {
  const roles = rolesOf(call);
  return roles ? [`  roles: [${roles.map(quote).join(', ')}],`] : [];
}

/** Returns what the client needs to request a code. A sign-in requests its codes itself. */
function codeFactsOf(call: Call): readonly string[] {
  const purpose = codePurposeOf(call);
  if (purpose === undefined || !isCheckedFirst(call.otp)) return [];
  const fields = codeFieldsOf(call);
  const partOf = (field: CodeField) => (call.params && field in call.params.shape ? 'params' : 'body');
  const parts = [...new Set(fields.map(partOf))];
  const values = fields.map((field) => `${field}: ${partOf(field)}?.['${field}']`);
  const boundTo = fields.length === 0 ? '' : `, boundTo: ({ ${parts.join(', ')} }) => ({ ${values.join(', ')} })`;
  return [`  otp: { purpose: ${quote(purpose)}${boundTo} },`];
}

const quote = (value: string | boolean | number): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** Returns the text of the generated file. */
export function generateRoutes(calls: Readonly<Record<string, Call>> = contract): string {
  const routes = Object.entries(calls).sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    '// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.',
    "import type { Contract } from '../contract/index.ts';",
    ...codecs
      .filter(({ needs }) => routes.some(([, call]) => needs(call)))
      .map(({ name, from }) => `import { ${name} } from '${from}';`),
    "import { route } from './route.ts';",
    ...routes.map(([name, call]) => `\n${routeOf(name, call)}`),
    '',
  ].join('\n');
}

if (import.meta.main) await writeFile(routesFile, generateRoutes());
