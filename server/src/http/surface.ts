import type { Call } from '@quittance/sdk/contract';
import type { Config } from '../config/index.ts';
import type { Surface } from '../kernel/index.ts';

/** The one origin whose pages may make state-changing calls with cookies. */
export const originOf = (surface: Surface, config: Config): string =>
  surface === 'portal' ? config.publicUrl : config.adminUrl;

/** The back office answers staff, the portal everybody else; neither answers the other's calls. */
export function isAnsweredOn(surface: Surface, call: Call): boolean {
  const isStaffCall = call.path.startsWith('/admin/');
  return surface === 'admin' ? isStaffCall || call.onBackOffice === true : !isStaffCall;
}

/** Whether scripts of any site may make the call; they do so without cookies. */
export const isOpenToAnyOrigin = ({ access, anyOrigin }: Call): boolean =>
  anyOrigin === true || access.kind === 'guest' || access.kind === 'payer' || access.kind === 'embed';

/** Whether the call is made with a session cookie, by the user id in its path. */
export const usesSession = ({ access }: Call, pathUserId: string): boolean =>
  access.kind === 'payer' && pathUserId !== 'new';
