import { type Call, type Grant, grantsOf } from '@quittance/sdk/contract';
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

/** Callers who identify themselves by a header. All others do so by the session's cookie, if at all. */
const tokenKinds: ReadonlySet<Grant['kind']> = new Set(['guest', 'api-key', 'embed']);

const takesToken = ({ access }: Call): boolean => grantsOf(access).some(({ kind }) => tokenKinds.has(kind));
const takesSession = ({ access }: Call): boolean => grantsOf(access).some(({ kind }) => !tokenKinds.has(kind));

/** Whether scripts of any site may make the call. They do so without cookies. */
export const isOpenToAnyOrigin = ({ access, anyOrigin }: Call): boolean =>
  anyOrigin === true || grantsOf(access).some(({ kind }) => kind === 'guest');

/** Whether scripts of partners' pages may make the call, and those of no other site. */
export const isOpenToPartners = (call: Call): boolean =>
  !isOpenToAnyOrigin(call) && grantsOf(call.access).some(({ kind }) => kind === 'embed');

/**
 * Whether the call identifies its caller by the session's cookie. A call of sessions and tokens does so only under the
 * path of a user.
 */
export const usesSession = (call: Call, pathUserId: string): boolean =>
  takesSession(call) && (!takesToken(call) || pathUserId !== 'new');
