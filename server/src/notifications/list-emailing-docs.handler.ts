import type { Handler } from '../kernel/index.ts';
import { listEmailingDocs } from './emailing-docs.ts';

export const handler: Handler<'listEmailingDocs'> = ({ app }) => listEmailingDocs(app);
