import type { Handler } from '../kernel/index.ts';
import { describeSystem } from './describe-system.ts';

export const handler: Handler<'getSystem'> = async ({ app }) => describeSystem(app.config);
