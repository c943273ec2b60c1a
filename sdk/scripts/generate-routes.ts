// Writes what the client needs of each call, without the schemas. Part of `npm run generate`.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
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

export const routesFolder = new URL('../src/client/routes/', import.meta.url);

const contractFolder = new URL('../src/contract/', import.meta.url);

const header = '// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.';

/** Code that only some routes need, with its module and its name in a route. */
const codecs = [
  { needs: (call: Call) => call.files ?? call.upload, from: '../encode-form.ts', name: 'encodeForm', field: 'encode' },
  { needs: (call: Call) => call.file, from: '../read-file.ts', name: 'readFile', field: 'read' },
];

/** Ten minutes: 32 MB at half a megabit a second. As long as the server waits for a form; see server/src/http/serve.ts. */
const fileTimeoutMs = 600_000;

function kindOf({ access }: Call): Grant['kind'] {
  const [grant] = grantsOf(access);
  if (!grant) throw new Error('A call names no kind of caller.');
  return grant.kind;
}

/**
 * Returns the roles that may make a call, unless every role may. Left out of the calls of guests: their
 * widgets have no roles, and little room.
 */
function rolesOf({ access }: Call): readonly string[] | undefined {
  const grants = grantsOf(access);
  if (grants.some(({ kind }) => kind === 'guest')) return undefined;
  const grant = grants.find((each) => each.kind === 'customer' || each.kind === 'staff');
  const all: readonly string[] = grant?.kind === 'staff' ? staffRoles : customerRoles;
  return grant && grant.roles.length < all.length ? grant.roles : undefined;
}

function routeOf(name: string, call: Call): string {
  const facts = {
    method: call.method,
    path: call.path,
    access: kindOf(call),
    ...(call.exactlyOnce && { exactlyOnce: call.exactlyOnce }),
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

/** Returns the routes of one area as the text of a module. */
export function generateRoutes(calls: Readonly<Record<string, Call>>): string {
  const routes = Object.entries(calls).sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    header,
    "import type { Contract } from '../../contract/index.ts';",
    ...codecs
      .filter(({ needs }) => routes.some(([, call]) => needs(call)))
      .map(({ name, from }) => `import { ${name} } from '${from}';`),
    "import { route } from '../route.ts';",
    ...routes.map(([name, call]) => `\n${routeOf(name, call)}`),
    '',
  ].join('\n');
}

const isCall = (name: string): name is keyof typeof contract => Object.hasOwn(contract, name);

/** Returns the calls that an area's folder declares. Their names are those of the files. */
async function callsOf(area: string): Promise<Readonly<Record<string, Call>>> {
  const files = await readdir(new URL(`${area}/`, contractFolder));
  const names = files.map((file) =>
    file.replace(/\.ts$/, '').replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  );
  return Object.fromEntries(names.filter(isCall).map((name) => [name, contract[name]]));
}

/**
 * Returns the text of each generated file by its name: a module for each area, so that a page that makes the calls of
 * one area loads no others, and the index.
 */
export async function generateRouteFiles(): Promise<ReadonlyMap<string, string>> {
  const folders = (await readdir(contractFolder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const areas = (await Promise.all(folders.map(async ({ name }) => ({ name, calls: await callsOf(name) }))))
    .filter(({ calls }) => Object.keys(calls).length > 0)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const index = [header, ...areas.map(({ name }) => `export * from './${name}.generated.ts';`), ''].join('\n');
  return new Map([
    ...areas.map(({ name, calls }) => [`${name}.generated.ts`, generateRoutes(calls)] as const),
    ['index.generated.ts', index] as const,
  ]);
}

if (import.meta.main) {
  const files = await generateRouteFiles();
  // An area may have been renamed.
  await rm(routesFolder, { recursive: true, force: true });
  await mkdir(routesFolder);
  for (const [name, text] of files) await writeFile(new URL(name, routesFolder), text);
}
