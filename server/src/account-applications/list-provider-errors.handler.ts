import type { Handler } from '../kernel/index.ts';
import { listProviderErrors } from './list-provider-errors.ts';

export const handler: Handler<'listProviderErrors'> = ({ db }, { params }) => listProviderErrors(db, params.id);
