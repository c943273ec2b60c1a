import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { type Call, contract, defineCall, everyCustomer, everyStaff } from '../src/contract/index.ts';
import { generateRouteFiles, generateRoutes, routesFolder } from './generate-routes.ts';

it('the client’s routes are those of the contract; run `npm run generate` after a change', async () => {
  const expected = await generateRouteFiles();
  const names = await readdir(routesFolder);
  const written = await Promise.all(
    names.map(async (name) => [name, await readFile(new URL(name, routesFolder), 'utf8')]),
  );
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(expected));
});

it('each area has a module with its calls', async () => {
  const files = await generateRouteFiles();
  const callsIn = (text = '') => [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  expect(callsIn(files.get('members.generated.ts'))).toContain('inviteMember');
  expect([...files.values()].flatMap((text) => callsIn(text)).sort()).toEqual(Object.keys(contract).sort());
});

it('only routes of calls with files reference the code for forms and files, with a longer time limit', () => {
  const plain = defineCall({
    method: 'POST',
    path: '/papers/sign',
    summary: 'Signs.',
    origin: 'ours',
    access: everyCustomer,
    errors: [],
  });
  const exchange: Call = {
    ...plain,
    path: '/papers/stamp',
    files: { paper: { types: ['application/pdf'], maxBytes: 10, description: 'A paper.' } },
    file: { types: ['application/pdf'], description: 'The paper with a stamp.' },
  };
  const text = generateRoutes({ sign: plain, stamp: exchange });
  expect(text).toContain(
    "import { encodeForm } from '../encode-form.ts';\nimport { readFile } from '../read-file.ts';",
  );
  const [, signed, stamped] = text.split('export const');
  expect(signed).not.toMatch(/encodeForm|readFile/);
  expect(signed).not.toContain('timeoutMs');
  expect(stamped).toContain('  timeoutMs: 600000,\n');
  expect(stamped).toContain('  encode: encodeForm,\n  read: readFile,\n');
});

it('routes of calls with a code contain its purpose and what it is bound to', () => {
  const common = { method: 'PUT', summary: 'Signs.', origin: 'ours', errors: [] } as const;
  const text = generateRoutes({
    bound: defineCall({ ...common, path: '/papers', access: everyCustomer, otp: { subject: 'invoice' } }),
    inPath: defineCall({
      ...common,
      path: '/admin/staff/{staffId}/role',
      access: everyStaff,
      params: z.object({ staffId: z.string() }),
      otp: { subject: 'staff-role' },
    }),
    free: defineCall({ ...common, path: '/admin/papers', access: everyStaff, otp: { subject: 'none' } }),
    ours: defineCall({ ...common, path: '/sessions', access: { kind: 'intermediate' }, otp: 'own' }),
  });
  const [, bound, free, inPath, ours] = text.split('export const');
  expect(bound).toContain(
    "  otp: { purpose: 'PUT /papers', boundTo: ({ body }) => ({ invoiceId: body?.['invoiceId'] }) },\n",
  );
  expect(inPath).toContain(
    "boundTo: ({ params, body }) => ({ staffId: params?.['staffId'], role: body?.['role'] }) },\n",
  );
  expect(free).toContain("  otp: { purpose: 'PUT /admin/papers' },\n");
  expect(ours).not.toContain('otp');
});
