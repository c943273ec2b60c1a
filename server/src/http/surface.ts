import type { Call } from '@quittance/sdk/contract';
import type { Config } from '../config/index.ts';
import type { Surface } from '../kernel/index.ts';

/** Returns the one origin whose pages may make state-changing calls with cookies. */
export const originOf = (surface: Surface, config: Config): string =>
  surface === 'portal' ? config.publicUrl : config.adminUrl;

/** Whether the surface answers the call. The back office answers staff, the portal everybody else. */
export function isAnsweredOn(surface: Surface, call: Call): boolean {
  const isStaffCall = call.path.startsWith('/admin/');
  return surface === 'admin' ? isStaffCall || call.onBackOffice === true : !isStaffCall;
}

/** Whether scripts of any site may make the call. They do so without cookies. */
export const isOpenToAnyOrigin = ({ access, anyOrigin }: Call): boolean =>
  anyOrigin === true || access.kind === 'guest' || access.kind === 'payer' || access.kind === 'embed';

/** Whether the call uses a session cookie, judged by the user id in its path. */
export const usesSession = ({ access }: Call, pathUserId: string): boolean =>
  access.kind === 'payer' && pathUserId !== 'new';
