import { type Access, grantsOf } from '@quittance/sdk/contract';
import { type Actor, Refusal } from '../kernel/index.ts';

const unauthenticated = () => new Refusal('UnauthenticatedError', 'Sign in to make this call.');
const forbidden = (message: string) => new Refusal('ForbiddenError', message);

/**
 * Asserts that the path names the signed-in user. A tab left open while another user signs in then fails instead of
 * acting as that user.
 * @throws UnauthenticatedError, ForbiddenError
 */
export function assertPathUser(access: Access, actor: Actor, pathUserId: string): void {
  const isNew = pathUserId === 'new';
  switch (actor.kind) {
    case 'anyone':
      if (!isNew) throw unauthenticated();
      return;
    case 'intermediate':
    case 'staff-intermediate':
      if (!isNew && pathUserId !== actor.userId) throw forbidden('The path names another user.');
      return;
    case 'customer':
    case 'staff':
      if (pathUserId === actor.userId || (isNew && grantsOf(access).some(({ kind }) => kind === 'public'))) return;
      throw forbidden('The path names another user.');
    default:
      if (!isNew) throw forbidden('The path of this call begins with /api/new.');
  }
}
