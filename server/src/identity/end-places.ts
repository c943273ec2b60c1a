import type { ActorOf, CallContext } from '../kernel/index.ts';
import { notFound, recordAct } from './security-changes.ts';
import { endSessionOf, endSessionsOf } from './sessions.ts';
import { forgetDeviceOf } from './trusted-devices.ts';

type SignedIn = CallContext<ActorOf<'customer'>>;

/** Signs the person out in one place, here too. @throws NotFoundError */
export async function endOwnSession(context: SignedIn, sessionId: string): Promise<undefined> {
  const { db, actor } = context;
  if (!(await endSessionOf(db, actor, sessionId))) throw notFound('session');
  await recordAct(context, actor, 'session.ended', { sessionId });
}

/** Signs the person out everywhere but here. */
export async function endOtherSessions(context: SignedIn): Promise<undefined> {
  const { db, actor } = context;
  await endSessionsOf(db, actor, actor.sessionId);
  await recordAct(context, actor, 'sessions.ended');
}

/** Forgets a device of the person. @throws NotFoundError */
export async function forgetDevice(context: SignedIn, deviceId: string): Promise<undefined> {
  const { db, actor } = context;
  if (!(await forgetDeviceOf(db, actor, deviceId))) throw notFound('device');
  await recordAct(context, actor, 'device.forgotten', { deviceId });
}
