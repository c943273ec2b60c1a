import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contract } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import { openApiDocument, openApiText } from './openapi.ts';
import { testRoutes } from './testing/test-contract.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

const paths = openApiDocument().paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operations = Object.values(paths).flatMap((operation) => Object.values(operation));

describe('the OpenAPI document', () => {
  it('in the repository matches the contract; run `npm run generate` after changing it', async () => {
    const kept = await readFile(path.join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8');
    expect(kept === openApiText()).toBe(true);
  });

  it('has every declared call once, and the stream of events', () => {
    const names = [...Object.keys(contract), 'followEvents'];
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(names.sort());
  });

  it('refers only to shapes that it defines', () => {
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

  it('describes every event of the stream, and who may follow it', () => {
    const stream = paths['/api/{userId}/events']?.get;
    expect(stream).toMatchObject({
      'x-access': { roles: ['owner', 'manager', 'read-only'] },
      'x-events': expect.arrayContaining([
        { name: 'session-ended', summary: expect.any(String) },
        { name: 'invoice.changed', summary: expect.any(String), data: expect.objectContaining({ type: 'object' }) },
      ]),
    });
    const [success, ...refusals] = Object.keys(stream?.responses ?? {});
    expect(success).toBe('200');
    expect(refusals).toEqual(expect.arrayContaining(['401', '403', '429']));
  });

  it('names the refusal of restricted people, except where they are answered too', () => {
    const refusalsOf = (path: string) => paths[`/api/{userId}${path}`]?.get?.responses['403']?.description ?? '';
    expect(refusalsOf('/organization/funds')).toContain('PersonOrCompanyDisabled');
    expect(refusalsOf('/me')).not.toContain('PersonOrCompanyDisabled');
  });

  it('describes files in requests and answers, and who may embed', () => {
    const { paths: described } = openApiDocument(testRoutes) as { paths: Record<string, Record<string, unknown>> };
    expect(described['/api/{userId}/cases']?.post).toMatchObject({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              properties: {
                title: { type: 'string' },
                'tags[]': { type: 'array' },
                paper: { type: 'string', format: 'binary', description: 'The paper. At most 1000 bytes each.' },
                photos: { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: 2 },
              },
              required: ['title', 'paper'],
            },
            encoding: { paper: { contentType: 'application/pdf' }, photos: { contentType: 'image/png, image/jpeg' } },
          },
        },
      },
    });
    expect(described['/api/{userId}/cases/export']?.get).toMatchObject({
      responses: {
        '200': {
          description: 'The table.',
          headers: { 'Content-Disposition': {} },
          content: { 'text/csv': { schema: { type: 'string', format: 'binary' } }, 'application/pdf': {} },
        },
      },
    });
    expect(described['/api/{userId}/embedded/case']?.get).toMatchObject({
      security: [{ embedSession: [] }],
      'x-access': { kind: 'embed', widget: 'invoice' },
    });
  });
});
