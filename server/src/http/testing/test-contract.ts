import { defineCall, organizationManagers, organizationReaders } from '@quittance/sdk/contract';
import * as z from 'zod';
import { routesOf } from '../declared-routes.ts';

const pictures = ['image/png', 'image/jpeg'];

/** Calls in forms that the product doesn't use yet. */
export const testContract = {
  fileCase: defineCall({
    method: 'POST',
    path: '/cases',
    summary: 'Creates a case with its papers.',
    origin: 'ours',
    access: organizationManagers,
    exactlyOnce: true,
    body: z.object({ title: z.string().min(1).max(50), tags: z.array(z.string()).optional() }),
    files: {
      paper: { types: ['application/pdf'], maxBytes: 1000, description: 'The paper.' },
      photos: { types: pictures, maxBytes: 2000, maxFiles: 2, isOptional: true, description: 'Photos of it.' },
      seal: { types: pictures, maxBytes: 100, isOptional: true, description: 'A seal.' },
    },
    output: z.object({ received: z.array(z.string()) }),
    errors: ['IdempotencyConflictError'],
  }),
  addPaper: defineCall({
    method: 'POST',
    path: '/cases/paper',
    summary: 'Adds a paper to a case.',
    origin: 'ours',
    access: organizationManagers,
    body: z.object({ title: z.string().optional() }),
    upload: { maxBytes: 1000, description: 'The paper.' },
    output: z.object({ size: z.number() }),
    errors: [],
  }),
  exportCases: defineCall({
    method: 'GET',
    path: '/cases/export',
    summary: 'All cases as a table.',
    origin: 'ours',
    access: organizationReaders,
    file: { types: ['text/csv', 'application/pdf'], description: 'The table.' },
    errors: ['NotFoundError'],
  }),
  showCase: defineCall({
    method: 'GET',
    path: '/embedded/case',
    summary: 'A case in a page of a partner.',
    origin: 'ours',
    access: { kind: 'embed', widget: 'invoice' },
    output: z.object({ title: z.string() }),
    errors: [],
  }),
  renameCase: defineCall({
    method: 'POST',
    path: '/embedded/case',
    summary: 'Renames a case in a page of a partner.',
    origin: 'ours',
    access: { kind: 'embed', widget: 'invoice' },
    body: z.object({ title: z.string() }),
    errors: [],
  }),
  closeCase: defineCall({
    method: 'POST',
    path: '/shared/case/close',
    summary: 'Closes a case, in the portal or in a page of a partner.',
    origin: 'ours',
    access: [{ kind: 'embed', widget: 'invoice' }, organizationManagers],
    errors: [],
  }),
  readCase: defineCall({
    method: 'GET',
    path: '/shared/case',
    summary: 'A case for everyone with a token.',
    origin: 'ours',
    access: [{ kind: 'guest' }, { kind: 'api-key', scope: 'invoices:read' }, { kind: 'embed', widget: 'invoice' }],
    output: z.object({ title: z.string() }),
    errors: [],
  }),
};

export const testRoutes = routesOf(testContract);
