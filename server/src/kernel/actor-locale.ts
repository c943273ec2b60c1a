import type { Locale } from './locale.ts';
import type { OperationContext } from './operation-context.ts';

/** The stored language of the person who acts, else that of the request. */
export const actorLocale = ({ actor, locale }: Pick<OperationContext, 'actor' | 'locale'>): Locale =>
  (actor.kind === 'customer' && actor.locale) || locale;
