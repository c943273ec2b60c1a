import type { Handle } from '../kernel/index.ts';
import { offerNewPasskey } from './passkeys.ts';

export const handler: Handle<'createPasskeyOptions'> = ({ app, db, actor }) => offerNewPasskey(app, db, actor);
