import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contract } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import { openApiDocument, openApiText } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

const paths = openApiDocument().paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operations = Object.values(paths).flatMap((operation) => Object.values(operation));

describe('the OpenAPI document', () => {
  it('in the repository is that of the contract; run `npm run generate` after changing it', async () => {
    const kept = await readFile(path.join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8');
    expect(kept === openApiText()).toBe(true);
  });

  it('has every declared call once', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(contract).sort());
  });

  it('refers only to what it defines', () => {
    const { schemas } = openApiDocument().components as { readonly schemas: Record<string, unknown> };
    const references = [...openApiText().matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(references)].filter((name) => !(name && name in schemas))).toEqual([]);
    expect(openApiText()).not.toContain('#/$defs');
  });

  it('names headers, arrays and failures as the wire has them', () => {
    const pay = paths['/api/{userId}/invoices/pay']?.post;
    expect(pay?.parameters.map(({ name }) => name)).toEqual(['userId', 'otp-code', 'Idempotency-Key']);
    expect(Object.keys(pay?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '401', '403', '409', '422', '429']),
    );
    const list = paths['/api/{userId}/invoices/income']?.get;
    expect(list?.parameters.map(({ name }) => name)).toContain('status[]');
  });
});
