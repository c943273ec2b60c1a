import type { Page } from '@playwright/test';
import { demoPassword, people, resumeSession, userMenu } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 } });

/** As if the person had chosen Spanish: other journeys share the people of the demo. */
async function speakSpanish(page: Page): Promise<void> {
  await page.route('**/me', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, locale: 'es' } } });
  });
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones para ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('an owner invites a person, changes the role and cancels the invitation', async ({ page, stack, mailbox }) => {
  const email = `${crypto.randomUUID()}@newcomer.example`;
  const enterCode = async (press: () => Promise<unknown>) => {
    const code = await mailbox.codeAfter(people.buyer, press);
    await page.getByLabel('Código de un solo uso').fill(code);
  };
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.buyer });
  await speakSpanish(page);
  await page.goto(`${stack.portalUrl}/business-settings/account-permissions`);
  await page.getByRole('button', { name: 'Invitar a una persona' }).click();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('radio', { name: 'Solo lectura' }).check();
  await enterCode(() => page.getByRole('button', { name: 'Enviar la invitación' }).click());
  await expect(page.getByText(`Invitación enviada a ${email}.`)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Solo lectura');
  await expectAccessible(page);

  await choose(page, email, 'Cambiar el rol');
  await page.getByRole('radio', { name: 'Gestor' }).check();
  await enterCode(() => page.getByRole('button', { name: 'Cambiar el rol' }).click());
  await expect(row).toContainText('Gestor');

  await choose(page, email, 'Cancelar la invitación');
  await enterCode(() =>
    page.getByRole('dialog').getByRole('button', { name: 'Cancelar la invitación', exact: true }).click(),
  );
  await expect(row).toHaveCount(0);
});

test('a contact is added by its handle and moved; a supplier is invited, and the invite withdrawn', async ({
  page,
  stack,
  mailbox,
}) => {
  const email = `${crypto.randomUUID()}@newcomer.example`;
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.supplier });
  await speakSpanish(page);
  await page.goto(`${stack.portalUrl}/contacts`);
  await page.getByRole('button', { name: 'Añadir contacto' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Añadir un contacto' });
  await adding.getByLabel('Identificador').fill('cedarfinch');
  await expect(adding.getByText('Cedar & Finch Trading Co')).toBeVisible();
  await adding.getByRole('button', { name: 'Añadir contacto' }).click();
  await expect(page.getByText('Cedar & Finch Trading Co se añadió a sus contactos.')).toBeVisible();
  await choose(page, 'Cedar & Finch Trading Co', 'Mover a proveedores');
  await expect(page.getByText('Cedar & Finch Trading Co ahora es proveedor.')).toBeVisible();

  await page.getByRole('button', { name: 'Invitar a un proveedor' }).click();
  const inviting = page.getByRole('dialog', { name: 'Invitar a un proveedor' });
  await inviting.getByLabel('Nombre').fill('Sol');
  await inviting.getByLabel('Apellidos').fill('Reyes');
  await inviting.getByLabel('Correo electrónico').fill(email);
  await mailbox.messageAfter(email, () => inviting.getByRole('button', { name: 'Enviar invitación' }).click());
  await page.goto(`${stack.portalUrl}/contacts?status=invited`);
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await choose(page, 'Sol Reyes', 'Retirar la invitación');
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar la invitación' }).click();
  await expect(page.getByText('La invitación se retiró.')).toBeVisible();
});

test('a forgotten password is reset, with a code of the authenticator app too', async ({ page, stack, mailbox }) => {
  const email = people.secured;
  await page.goto(`${stack.portalUrl}/auth`);
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  const send = page.getByRole('button', { name: 'Enviar código' });
  await send.waitFor();
  await page.getByLabel('Correo electrónico').fill(email);
  const { text } = await mailbox.messageAfter(email, () => send.click());
  await expect(page.getByRole('heading', { name: 'Restablezca su contraseña' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Código de restablecimiento').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  // The same as before: other journeys sign this person in.
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click();
  const appCode = page.getByLabel('Código de autenticación');
  await expect(appCode).toBeVisible();
  await expectAccessible(page);
  // Its last digit submits the form.
  await appCode.fill(await mailbox.appCode(email));
  await page.getByRole('link', { name: 'Iniciar sesión', exact: true }).click();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Código de un solo uso').fill(await mailbox.appCode(email));
  await expect(userMenu(page)).toBeVisible();
});

test('the words for all currencies fit their field on phones and tablets', async ({ page, stack, mailbox }) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.buyer });
  await speakSpanish(page);
  await page.goto(`${stack.portalUrl}/income`);
  const currency = page.getByRole('combobox', { name: 'Moneda' });
  await expect(currency).toHaveValue('Todas las monedas');
  for (const width of [390, 464, 600, 767, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => currency.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  }
});
