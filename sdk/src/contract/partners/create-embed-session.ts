import * as z from 'zod';
import { customerWidgets, defineCall, embeddedWidgets, invoiceWidgets } from '../kernel/call.ts';
import { instant, invoiceId, organizationId } from '../kernel/wire.ts';
import { embedSessionId, pageOrigin } from './shapes.ts';

const request = z
  .object({
    widgets: z.array(z.enum(embeddedWidgets)).min(1).max(embeddedWidgets.length).describe('What the page shows.'),
    origin: pageOrigin,
    invoiceId: invoiceId.optional().describe('For the widgets of one invoice; absent for those of the organization.'),
    customerId: organizationId
      .optional()
      .describe('For a business that you created: the session acts as its owner. Absent for the key’s organization.'),
  })
  .superRefine(({ widgets, invoiceId: invoice, customerId: customer }, context) => {
    if (customer === undefined && widgets.some((widget) => customerWidgets.includes(widget))) {
      context.addIssue({
        code: 'custom',
        path: ['customerId'],
        message: 'These widgets are for one customer: name it.',
      });
    }
    if (customer !== undefined && invoice !== undefined) {
      context.addIssue({ code: 'custom', path: ['customerId'], message: 'Give either invoiceId or customerId.' });
    }
    const isOfInvoice = widgets.some((widget) => invoiceWidgets.includes(widget));
    if (isOfInvoice && invoice === undefined) {
      context.addIssue({ code: 'custom', path: ['invoiceId'], message: 'These widgets are for one invoice: name it.' });
    }
    if (invoice !== undefined && !widgets.every((widget) => invoiceWidgets.includes(widget))) {
      context.addIssue({
        code: 'custom',
        path: ['widgets'],
        message: 'A session of an invoice opens only its widgets.',
      });
    }
  });

export const createEmbedSession = defineCall({
  method: 'POST',
  path: '/embed/sessions',
  summary:
    'Opens a session of minutes for widgets on a page: of the key’s organization, its invoice, or a customer of it.',
  origin: 'ours',
  access: { kind: 'api-key', scope: 'embed-sessions:write' },
  exactlyOnce: true,
  body: request,
  output: z.object({
    embedSessionId,
    token: z.string().describe('For the widgets, through their session callback. Only for pages of the origin.'),
    expiresAt: instant,
  }),
  errors: ['NotFoundError', 'InvoiceStateError', 'PersonOrCompanyDisabled', 'IdempotencyConflictError'],
});
