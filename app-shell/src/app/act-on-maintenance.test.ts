import { ApiError } from '@quittance/sdk/client';
import { expect, it, vi } from 'vitest';
import { createRestoration } from '../restoration.ts';
import { actOnMaintenance } from './act-on-maintenance.ts';

function failWith(code: 'MaintenanceError' | 'ServiceBusyError' | 'UnreadableAnswerError') {
  const suspend = vi.fn();
  const cancelSignIn = vi.fn();
  const show = vi.fn();
  const session = { $session: { get: () => ({ status: 'signed-in' }) }, cancelSignIn, suspend };
  const restoration = createRestoration(session as unknown as Parameters<typeof createRestoration>[0]);
  const affected = {
    session,
    restoration,
    toasts: { show },
    i18n: { t: (_: unknown, key: string) => key },
    publicConstants: { $state: { get: () => ({ status: 'ready', data: { brandName: 'Brand' } }) } },
  };
  const error = new ApiError({ kind: 'refused', code, message: code, status: 503 });
  actOnMaintenance(error, affected as unknown as Parameters<typeof actOnMaintenance>[1]);
  return {
    isSignedOut: cancelSignIn.mock.calls.length > 0,
    isSuspended: suspend.mock.calls.length > 0,
    failure: restoration.$failure.get() === error ? code : null,
    toast: show.mock.calls[0]?.[1],
  };
}

it.each(['MaintenanceError', 'UnreadableAnswerError'] as const)(
  'a 503 %s shows maintenance and suspends the session, which goes on afterwards',
  (code) => {
    expect(failWith(code)).toEqual({ isSignedOut: false, isSuspended: true, failure: code, toast: 'maintenance' });
  },
);

it('a busy service interrupts nobody', () => {
  expect(failWith('ServiceBusyError')).toEqual({
    isSignedOut: false,
    isSuspended: false,
    failure: null,
    toast: undefined,
  });
});
