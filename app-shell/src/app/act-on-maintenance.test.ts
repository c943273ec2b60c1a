import { ApiError } from '@quittance/sdk/client';
import { expect, it, vi } from 'vitest';
import { actOnMaintenance } from './act-on-maintenance.ts';

function failWith(code: 'MaintenanceError' | 'ServiceBusyError' | 'UnreadableAnswerError') {
  const cancelSignIn = vi.fn();
  const show = vi.fn();
  const affected = {
    session: { $session: { get: () => ({ status: 'signed-in' }) }, cancelSignIn },
    toasts: { show },
    i18n: { t: (_: unknown, key: string) => key },
    publicConstants: { $state: { get: () => ({ status: 'ready', data: { brandName: 'Brand' } }) } },
  };
  const error = new ApiError({ kind: 'refused', code, message: code, status: 503 });
  actOnMaintenance(error, affected as unknown as Parameters<typeof actOnMaintenance>[1]);
  return { isSignedOut: cancelSignIn.mock.calls.length > 0, toast: show.mock.calls[0]?.[1] };
}

it.each(['MaintenanceError', 'UnreadableAnswerError'] as const)('a 503 %s shows maintenance and signs out', (code) => {
  expect(failWith(code)).toEqual({ isSignedOut: true, toast: 'maintenance' });
});

it('a busy service signs nobody out', () => {
  expect(failWith('ServiceBusyError')).toEqual({ isSignedOut: false, toast: undefined });
});
