import type { PostalAddress, Unfinished } from '@quittance/sdk/rules';
import { AddressFields } from '../../kit/address-fields/address-fields.tsx';

type Address = Unfinished<PostalAddress>;

interface AddressPartProps {
  readonly path?: string;
  readonly value: Address | undefined;
  readonly onChange: (address: Address) => void;
}

/** The fields of an address that may be unfinished. */
export function AddressPart({ path, value = {}, onChange }: AddressPartProps) {
  const { line1 = '', line2 = '', city = '', subdivision = '', postalCode = '', country = '' } = value;
  return (
    <AddressFields
      {...(path !== undefined && { path })}
      value={{ line1, line2, city, subdivision, postalCode, country }}
      onChange={(address) =>
        onChange(Object.fromEntries(Object.entries(address).filter(([, part]) => part !== '')) as Address)
      }
    />
  );
}
