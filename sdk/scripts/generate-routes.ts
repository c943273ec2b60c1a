// Writes what the client must know of each call, without the schemas: part of `npm run generate`.
import { writeFile } from 'node:fs/promises';
import { type Call, type CallName, contract } from '../src/contract/index.ts';

export const routesFile = new URL('../src/client/routes.generated.ts', import.meta.url);

function routeOf(name: string, call: Call): string {
  const facts = {
    method: call.method,
    path: call.path,
    access: call.access.kind,
    ...(call.otp && { otp: call.otp }),
    ...(call.movesMoney && { movesMoney: call.movesMoney }),
  };
  const fields = Object.entries(facts).map(([field, value]) => `  ${field}: ${quote(value)},`);
  // Marked as pure, so that a bundle keeps only the routes that it names.
  return [
    `/** ${call.summary} */`,
    `export const ${name} = /* @__PURE__ */ route<Contract['${name}']>({`,
    ...fields,
    '});',
  ].join('\n');
}

const quote = (value: string | boolean): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** The text of the generated file. */
export function generateRoutes(): string {
  const names = Object.keys(contract).sort() as CallName[];
  return [
    '// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.',
    "import type { Contract } from '../contract/index.ts';",
    "import { route } from './route.ts';",
    ...names.map((name) => `\n${routeOf(name, contract[name])}`),
    '',
  ].join('\n');
}

if (import.meta.main) await writeFile(routesFile, generateRoutes());
