import { newApplication } from '../support/applicants.ts';
import { businessClock } from '../support/clock.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import {
  card,
  choose,
  fillActivity,
  fillBusiness,
  fillDocument,
  fillIdentity,
  fillPublicOffice,
  fillUndated,
  handIn,
  next,
  proveIdentity,
  titled,
} from '../support/verification-pages.ts';
import { spanish as words } from '../support/verification-words.ts';

test.use({ locale: 'es-ES', viewport: { width: 390, height: 844 } });

test('a company is verified on a phone and in Spanish, from the welcome to the hand-in', async ({
  page,
  stack,
  mailbox,
}) => {
  const today = await businessClock(stack.portalUrl).today();
  await newApplication(page, mailbox, stack.portalUrl, { language: 'es' });
  await page.goto(`${stack.portalUrl}/verify`);
  /** Checks a page that is filled in, and goes on to one. */
  const goOn = async (title: string) => {
    await expectAccessible(page);
    await next(page, words);
    await expect(titled(page, title)).toBeVisible();
  };
  await test.step('the welcome', async () => {
    await expect(titled(page, 'Bienvenida')).toBeVisible();
    await expect(page.getByText('Termine en 24 horas y gane 500 puntos de recompensa')).toBeVisible();
    await expect(page.getByText(/^Solo si se aprueba su solicitud se cobra una tarifa de alta única/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Empezar', exact: true }).click();
  });
  await test.step('the account, first without an answer', async () => {
    await expect(titled(page, 'Su cuenta')).toBeVisible();
    await next(page, words);
    await expect(page.getByText('Seleccione una opción.')).toBeVisible();
    await page.getByRole('radio', { name: /^Sociedad registrada/ }).check();
    await page.getByRole('radio', { name: 'Sociedad de responsabilidad limitada' }).check();
    await goOn('Su actividad');
  });
  await test.step('the activity', async () => {
    await fillActivity(page, words);
    await goOn('Datos de la empresa');
  });
  await test.step('the business', async () => {
    await page.getByLabel('Razón social').fill('Cometas Vale SL');
    await fillBusiness(page, 'B58378432', words);
    await page.getByLabel('Número de registro').fill('M-12345');
    await page.getByLabel('Fecha de constitución').fill('01 mar 2019');
    await page
      .getByRole('radiogroup', { name: '¿Otra empresa o un fideicomiso posee una parte?' })
      .getByRole('radio', { name: 'No' })
      .check();
    await next(page, words);
    await expect(page.getByText(/^Introduzca un número fiscal válido/)).toBeVisible();
    await page.getByLabel('Identificación fiscal').fill('B58378431');
    await expect(page.getByText(/^Guardado a las /)).toBeVisible();
    await goOn('Documentos');
  });
  await test.step('the documents', async () => {
    for (const title of ['Certificado de constitución', 'Acuerdo de funcionamiento', 'Certificado de accionistas']) {
      await fillUndated(page, title, words);
    }
    await fillDocument(card(page, 'Comprobante de la dirección de la empresa'), today, words);
    await goOn('Propietarios');
  });
  await test.step('the owner', async () => {
    await page
      .getByRole('radiogroup', { name: '¿Otra empresa o un fideicomiso posee una parte de su empresa?' })
      .getByRole('radio', { name: 'No' })
      .check();
    await page.getByRole('button', { name: 'Añadirse' }).click();
    const self = card(page, 'Usted');
    await self.getByLabel('Puesto').fill('Directora');
    await self.getByRole('radiogroup', { name: '¿Firmante autorizado?' }).getByRole('radio', { name: 'Sí' }).check();
    await self.getByRole('textbox', { name: 'Participación' }).fill('89');
    await choose(self, 'País de residencia fiscal', 'España');
    await self.getByLabel('Identificación fiscal').fill('54362315K');
    await next(page, words);
    await expect(page.getByText('Debe documentarse al menos el 90 % de la propiedad.')).toBeVisible();
    await self.getByRole('textbox', { name: 'Participación' }).fill('100');
    await goOn('Directivos');
  });
  await test.step('the officer', async () => {
    await next(page, words);
    await expect(page.getByText('Añada al menos un directivo.')).toBeVisible();
    await page.getByRole('button', { name: 'Añadir un directivo' }).click();
    await choose(page, '¿Quién es?', 'Usted');
    await page.getByLabel('Puesto').fill('Directora');
    await goOn('Su identidad');
  });
  await test.step('the person', async () => {
    await fillIdentity(page, words);
    await goOn('Comprobación de identidad');
  });
  await test.step('the check, by the vendor in Spanish', async () => {
    await expectAccessible(page);
    await proveIdentity(page, words);
    await expect(titled(page, 'Puestos públicos')).toBeVisible();
  });
  await test.step('the statement', async () => {
    await fillPublicOffice(page, words);
    await goOn('Revisión');
  });
  await test.step('the hand-in', async () => {
    await page.getByRole('button', { name: words.handIn }).click();
    await expect(page.getByText('Se requiere su confirmación.')).toBeVisible();
    await expectAccessible(page);
    await handIn(page, words);
    await expect(titled(page, '¡Enhorabuena!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solicitud entregada');
    await expect(page.getByText('Ha ganado 500 puntos de recompensa.')).toBeVisible();
    await expectAccessible(page);
  });
});
