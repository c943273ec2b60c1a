import type { Call } from '@quittance/sdk/contract';
import type { Config } from '../config/index.ts';

/** Which of the two listeners answers: the portal with the public API, or the back office. */
export type Surface = 'portal' | 'admin';

/** The one origin whose pages may make state-changing calls with cookies. */
export const originOf = (surface: Surface, config: Config): string =>
  surface === 'portal' ? config.publicUrl : config.adminUrl;

/** The back office answers staff and what is public on both sides; the portal answers no staff call. */
export function isAnsweredOn(surface: Surface, call: Call): boolean {
  if (call.path.startsWith('/admin/')) return surface === 'admin';
  return surface === 'portal' || call.access.kind === 'public';
}

/** Whether scripts of any site may make the call; they do so without cookies. */
export const isOpenToAnyOrigin = (call: Call): boolean => call.anyOrigin === true || call.access.kind === 'guest';
