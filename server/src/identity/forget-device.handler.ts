import type { Handle } from '../kernel/index.ts';
import { forgetDevice } from './end-places.ts';

export const handler: Handle<'forgetDevice'> = (context, { params }) => forgetDevice(context, params.deviceId);
