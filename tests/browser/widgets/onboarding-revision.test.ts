import { whenSettled } from '../support/settled.ts';
import { openWidget, verificationOf } from './onboarding-fixtures.ts';
import { apiOrigin, expect, type HostPage, test, violationsOn } from './widget-page.ts';

const saved = { data: { status: 'in_progress', version: 1, missing: [] } };
const birthPlace = ({ page }: HostPage) => page.getByLabel('Place of birth');

const setRevision = ({ page }: HostPage, revision: string) =>
  page.locator('quittance-onboarding').evaluate((widget, value) => widget.setAttribute('revision', value), revision);

/** The calls about the answers, in order. */
const calls = (host: HostPage) =>
  host.api.calls.map(({ name }) => name).filter((name) => name === 'verification' || name === 'identity-details');

/** How often the verification was loaded, once the page is at rest. */
const loadsOf = (host: HostPage) => whenSettled(host.page, () => host.api.callsOf('verification').length);

/** Says that the widget could not be loaded again. */
const outdated = ({ page }: HostPage) => page.getByText('We couldn’t load the latest state of your verification.');

const unsavedNote = ({ page }: HostPage) => page.getByText(/^Couldn’t save: Your identity\./);

/** Holds the answers with the verification back until `release`; `asked` resolves when one is held. */
async function holdVerification({ page }: HostPage) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(`${apiOrigin}/api/**/verification`, async (route) => {
    if (route.request().method() !== 'OPTIONS') {
      asked.resolve();
      await released.promise;
    }
    await route.fallback();
  });
  return { asked: asked.promise, release: released.resolve };
}

test('another revision saves what was typed before the answers are loaded again', async ({ host }) => {
  host.api.answer('verification', { data: verificationOf() }, { data: verificationOf('Madrid') });
  host.api.answer('identity-details', saved);
  await openWidget(host);
  await birthPlace(host).fill('Madrid');
  await setRevision(host, '2');
  await expect.poll(() => calls(host)).toEqual(['verification', 'identity-details', 'verification']);
  await expect(birthPlace(host)).toHaveValue('Madrid');
});

test('another revision loads nothing while what was typed can’t be saved, and keeps it', async ({ host }) => {
  host.api.answer('verification', { data: verificationOf() });
  host.api.answer('identity-details', { status: 500, code: 'InternalError' });
  await openWidget(host);
  await birthPlace(host).fill('Madrid');
  await setRevision(host, '2');
  await expect(unsavedNote(host)).toBeVisible();
  await expect(birthPlace(host)).toHaveValue('Madrid');
  expect(await loadsOf(host)).toBe(1);
  await expect(outdated(host)).toHaveCount(0);
});

test('what is typed while another revision is loaded stays until it is saved, and then the revision is loaded', async ({
  host,
}) => {
  host.api.answer('verification', { data: verificationOf() });
  host.api.answer('identity-details', { status: 500, code: 'InternalError' });
  await openWidget(host);
  await expect(birthPlace(host)).toBeVisible();
  const held = await holdVerification(host);
  await setRevision(host, '2');
  await held.asked;
  await birthPlace(host).fill('Madrid');
  held.release();
  await expect(unsavedNote(host)).toBeVisible();
  expect(await loadsOf(host)).toBe(2);
  await expect(birthPlace(host)).toHaveValue('Madrid');
  host.api.answer('identity-details', saved);
  host.api.answer('verification', { data: verificationOf('Madrid, Spain') });
  await host.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(birthPlace(host)).toHaveValue('Madrid, Spain');
  expect(await loadsOf(host)).toBe(3);
});

test('a revision that can’t be loaded is said, and loaded by another try; what is shown stays', async ({ host }) => {
  host.api.answer(
    'verification',
    { data: verificationOf('Madrid') },
    { status: 500, code: 'InternalError' },
    { data: verificationOf('Madrid, Spain') },
  );
  await openWidget(host);
  await expect(birthPlace(host)).toHaveValue('Madrid');
  await setRevision(host, '2');
  await expect(host.page.getByRole('alert').filter({ has: outdated(host) })).toBeVisible();
  await expect(birthPlace(host)).toHaveValue('Madrid');
  expect(await violationsOn(host)).toEqual([]);
  await host.page.getByRole('button', { name: 'Try again' }).click();
  await expect(birthPlace(host)).toHaveValue('Madrid, Spain');
  await expect(outdated(host)).toHaveCount(0);
});

test('a revision that can’t be loaded is said in Spanish', async ({ host }) => {
  host.api.answer('verification', { data: verificationOf('Madrid') }, { status: 500, code: 'InternalError' });
  await openWidget(host, 'es');
  await expect(host.page.getByLabel('Lugar de nacimiento')).toHaveValue('Madrid');
  await setRevision(host, '2');
  await expect(host.page.getByText('No pudimos cargar el último estado de su verificación.')).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
});
