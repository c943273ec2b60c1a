import { whenSettled } from '../support/settled.ts';
import { completeVerification, openWidget } from './onboarding-fixtures.ts';
import { expect, test } from './widget-page.ts';

test('the answer to the hand-in is shown, without loading the verification again', async ({ host }) => {
  host.api.answer('verification', { data: completeVerification });
  host.api.answer('review-and-finalize', {
    data: { ...completeVerification, verificationStatus: 'completed', isFinalized: true },
  });
  await openWidget(host);
  await host.page.getByRole('checkbox', { name: /^I certify/ }).check();
  await host.page.getByRole('button', { name: 'Hand in' }).click();
  await expect(host.page.getByText('We’re checking your details')).toBeVisible();
  expect(await whenSettled(host.page, () => host.api.callsOf('verification').length)).toBe(1);
});
