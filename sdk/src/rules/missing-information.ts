/** Facts that every organization must give, in the order in which they are asked for. */
export const missingInformationFields = ['organizationType', 'handle', 'address', 'phoneNumber'] as const;
export type MissingInformationField = (typeof missingInformationFields)[number];

export interface GivenInformation {
  readonly handle?: string | undefined;
  readonly address?: object | undefined;
  /** Of the person who asks. */
  readonly phoneNumber?: string | undefined;
}

/** Lists what is missing. The type can be chosen until the handle is, since both are chosen together. */
export function missingInformation({ handle, address, phoneNumber }: GivenInformation): MissingInformationField[] {
  const isGiven: Readonly<Record<MissingInformationField, boolean>> = {
    organizationType: handle !== undefined,
    handle: handle !== undefined,
    address: address !== undefined,
    phoneNumber: phoneNumber !== undefined,
  };
  return missingInformationFields.filter((field) => !isGiven[field]);
}
