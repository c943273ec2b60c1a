import { loadCountries } from '@quittance/sdk/reference';
import type { Handler } from '../kernel/index.ts';

export const handler: Handler<'getCountriesPhoneInfo'> = async ({ locale }) => {
  const countries = await loadCountries(locale);
  const items = countries
    .filter(({ isOfacBlocked, phone }) => !isOfacBlocked && phone !== '')
    .map(({ code, label, phone }) => ({ code, label, phone }));
  return { items };
};
