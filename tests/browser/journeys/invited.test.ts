import type { Page } from '@playwright/test';
import { linkIn, type Mailbox } from '../support/mailbox.ts';
import { addVirtualAuthenticator } from '../support/passkeys.ts';
import { enterAs, people } from '../support/people.ts';
import { useAccount } from '../support/provider-account.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const newEmail = () => `${crypto.randomUUID()}@newcomer.example`;

test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 } });

/** Where those who invite work. */
const atDesk = { locale: 'en-US', viewport: { width: 1280, height: 720 } };

/** Signs up with the account that the provider has proven, and enters the mailed code. */
async function signUp(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  await page.getByRole('checkbox', { name: /He leído y acepto/ }).check();
  const code = await mailbox.codeAfter(email, () => page.getByRole('button', { name: 'Registrarse' }).click());
  await page.getByLabel('Código de un solo uso').fill(code);
  await expect(page.getByRole('heading', { level: 1, name: 'Verifique su teléfono' })).toBeVisible();
}

async function giveNumber(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Número de móvil' }).fill(`+1${number}`);
  await page.getByRole('button', { name: 'Enviar código' }).click();
}

async function setUpApp(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  const mailed = await mailbox.codeAfter(email, () => page.getByRole('button', { name: 'Configurar' }).click());
  await page.getByLabel('Código de un solo uso').fill(mailed);
  const setUp = page.getByRole('dialog', { name: 'Configure su aplicación de autenticación' });
  await expect(setUp.getByRole('img', { name: 'Código QR para su aplicación de autenticación' })).toBeVisible();
  await expectAccessible(page);
  await setUp.getByLabel('Código de la aplicación').fill(await mailbox.appCode(email));
  const codes = page.getByRole('dialog', { name: 'Sus códigos de recuperación' });
  await codes.getByLabel('He guardado estos códigos').check();
  await codes.getByRole('button', { name: 'Listo' }).click();
}

const dashboard = (page: Page) => page.getByRole('link', { name: 'Gastos' }).first();

test('an invited company signs up with LinkedIn, is approved, and signs in with a passkey', async ({
  page,
  stack,
  mailbox,
  newVisitor,
}) => {
  const email = newEmail();
  const inviter = await newVisitor(atDesk);
  await enterAs(inviter, mailbox, { url: `${stack.portalUrl}/auth`, email: people.seller });
  await inviter.goto(`${stack.portalUrl}/contacts?status=invited`);
  await inviter.getByRole('button', { name: 'Invite supplier' }).click();
  const dialog = inviter.getByRole('dialog', { name: 'Invite a supplier' });
  await dialog.getByLabel('First name').fill('Sol');
  await dialog.getByLabel('Last name').fill('Reyes');
  await dialog.getByLabel('Email').fill(email);
  const invite = await mailbox.messageAfter(email, () => dialog.getByRole('button', { name: 'Send invite' }).click());

  await addVirtualAuthenticator(page);
  await page.goto(linkIn(invite, stack.portalUrl));
  const invitation = page.getByText('Harbor Studio LLC le invita a ser un contacto.');
  await expect(invitation).toBeVisible();
  const linkedIn = page.getByRole('button', { name: 'Continuar con LinkedIn' });
  await linkedIn.click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('link', { name: 'Volver a la invitación' }).click();
  await linkedIn.click();
  await useAccount(page, { email }, 'es');
  await expect(invitation).toBeVisible();
  await expectAccessible(page);
  await signUp(page, mailbox, email);
  const texted = await mailbox.codeAfter('+12125550165', () => giveNumber(page, '2125550165'));
  await page.getByLabel('Código de un solo uso').fill(texted);
  await page.getByRole('link', { name: 'Continuar' }).click();
  await page.getByRole('link', { name: 'Crear una empresa' }).click();
  await page.getByLabel('Identificador').fill(`sol_${Date.now() % 100_000}`);
  await page.getByRole('button', { name: 'Crear la empresa' }).click();
  await expect(page).toHaveURL(`${stack.portalUrl}/verify`);
  await expectAccessible(page);

  await stack.approve(email);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await page.getByRole('link', { name: 'Ir al panel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seguridad de la cuenta' })).toBeVisible();
  await setUpApp(page, mailbox, email);
  await expect(page.getByText('Su cuenta está protegida.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir al panel' }).click();
  await expect(dashboard(page)).toBeVisible();
  await inviter.reload();
  await inviter.goto(`${stack.portalUrl}/contacts`);
  await expect(inviter.getByText('Sol Reyes').or(inviter.getByText(email)).first()).toBeVisible();

  await test.step('add a passkey, and sign in with it', async () => {
    await page.goto(`${stack.portalUrl}/user-settings/security`);
    await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click();
    await page.getByLabel('Nombre').fill('Teléfono');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page
      .getByRole('dialog', { name: 'Confirme con un código' })
      .getByLabel('Código de un solo uso')
      .fill(await mailbox.appCode(email));
    await expect(page.getByText('Teléfono', { exact: true })).toBeVisible();
    await page.goto(`${stack.portalUrl}/logout`);
    await page.getByRole('button', { name: 'Iniciar sesión con LinkedIn' }).click();
    await useAccount(page, { email }, 'es');
    await expect(page.getByRole('heading', { level: 1, name: 'Escriba su código' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
    await expect(dashboard(page)).toBeVisible();
  });
});

test('an invited person signs up with Google, is approved, and secures the account with the phone last', async ({
  page,
  stack,
  mailbox,
  newVisitor,
}) => {
  const email = newEmail();
  const owner = await newVisitor(atDesk);
  await enterAs(owner, mailbox, { url: `${stack.portalUrl}/auth`, email: people.seller });
  await owner.goto(`${stack.portalUrl}/business-settings/account-permissions`);
  await owner.getByRole('button', { name: 'Invite a person' }).click();
  await owner.getByLabel('Email').fill(email);
  const invite = await mailbox.messageAfter(email, async () => {
    const send = owner.getByRole('button', { name: 'Send invitation' });
    await owner.getByLabel('One-time code').fill(await mailbox.codeAfter(people.seller, () => send.click()));
  });

  await page.goto(linkIn(invite, stack.portalUrl));
  await expect(page.getByText('Harbor Studio LLC le invita a unirse.')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  // Of another address than the invite: they join with the invited one.
  await useAccount(page, { email: newEmail() }, 'es');
  await expect(page.getByText(`Su correo electrónico: ${email}`)).toBeVisible();
  await expectAccessible(page);
  await signUp(page, mailbox, email);
  // The number is saved, but no code is texted yet.
  await page.route('**/send-phone-verification-sms', (route) => route.abort());
  await giveNumber(page, '2125550166');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await page.unroute('**/send-phone-verification-sms');
  await page.goto(stack.portalUrl);
  await expect(page).toHaveURL(`${stack.portalUrl}/verify`);
  await expect(page.getByText('También verificamos a quienes trabajan en ella.')).toBeVisible();

  await stack.approve(email);
  await page.goto(stack.portalUrl);
  await expect(page).toHaveURL(`${stack.portalUrl}/account-security`);
  await setUpApp(page, mailbox, email);
  await page.getByRole('link', { name: 'Verificar número' }).click();
  const texted = await mailbox.codeAfter('+12125550166', () =>
    page.getByRole('button', { name: 'Enviar código' }).click(),
  );
  await page.getByLabel('Código de un solo uso').fill(texted);
  await expect(page.getByText('Su cuenta está protegida.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect(dashboard(page)).toBeVisible();
});
