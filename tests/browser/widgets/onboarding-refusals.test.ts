import { openWidget, ownersVerification } from './onboarding-fixtures.ts';
import { expect, test } from './widget-page.ts';

const invalidTaxId = {
  status: 422,
  code: 'ValidationError',
  validations: [{ path: 'owners.0.taxId', message: 'Please enter a valid tax ID, such as B64717838.' }],
};

test('an owner who is refused with the officers is named with the page where they are', async ({ host }) => {
  host.api.answer('verification', { data: ownersVerification });
  host.api.answer('directors', invalidTaxId);
  await openWidget(host);
  await host.page.getByRole('button', { name: /^Executive officers/ }).click();
  await host.page.getByRole('button', { name: 'Continue' }).click();
  const alert = host.page
    .getByRole('alert')
    .filter({ hasText: 'Owners: Please enter a valid tax ID, such as B64717838.' });
  await expect(alert).toBeVisible();
});

test('it is named in Spanish', async ({ host }) => {
  host.api.answer('verification', { data: ownersVerification });
  host.api.answer('directors', invalidTaxId);
  await openWidget(host, 'es');
  await host.page.getByRole('button', { name: /^Directivos/ }).click();
  await host.page.getByRole('button', { name: 'Continuar' }).click();
  await expect(host.page.getByRole('alert').filter({ hasText: /^Propietarios: .+ B64717838\.$/ })).toBeVisible();
});
