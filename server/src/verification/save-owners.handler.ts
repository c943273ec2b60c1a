import type { Handler } from '../kernel/index.ts';
import { applyingOf } from './applying.ts';
import { saveOwnersPart } from './save-owners.ts';

export const handler: Handler<'saveOwners'> = (context, { body: { isDraft, version, ...answers } }) =>
  saveOwnersPart(context, { ...applyingOf(context.actor), part: 'owners', answers, isDraft, version });
