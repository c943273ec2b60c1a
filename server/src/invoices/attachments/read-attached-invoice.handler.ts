import type { Handler } from '../../kernel/index.ts';
import { readAttachedInvoice } from './read-attached-invoice.ts';

export const handler: Handler<'readAttachedInvoice'> = (context, { params }) => readAttachedInvoice(context, params.id);
