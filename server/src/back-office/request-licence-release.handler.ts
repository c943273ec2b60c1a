import type { Handler } from '../kernel/index.ts';
import { requestRelease } from '../licences/index.ts';

export const handler: Handler<'requestLicenceRelease'> = (context, { body }) => requestRelease(context, body);
