import { useFieldErrors } from '@quittance/app-shell';
import { checkCountry, checkPostalCode, checkRequired } from '@quittance/sdk/validation';
import type { AddressEntry, FieldErrors } from '@quittance/widgets/kit';

/** Returns a function that checks an address as the server does. */
export function useAddressErrors(): (address: AddressEntry) => FieldErrors {
  const fieldErrors = useFieldErrors();
  return ({ line1, city, postalCode, country }) =>
    fieldErrors({
      'address.line1': checkRequired(line1),
      'address.city': checkRequired(city),
      'address.postalCode': checkPostalCode(postalCode, country),
      'address.country': checkCountry(country),
    });
}
