/** Facts that every organization must give, in the order in which they are asked for. */
export const missingInformationFields = ['handle', 'address', 'phoneNumber'] as const;
export type MissingInformationField = (typeof missingInformationFields)[number];

export interface GivenInformation {
  readonly handle?: string | undefined;
  readonly address?: object | undefined;
  /** Of the person who asks. */
  readonly phoneNumber?: string | undefined;
}

/** Lists what is missing. */
export const missingInformation = (given: GivenInformation): MissingInformationField[] =>
  missingInformationFields.filter((field) => given[field] === undefined);

/** Facts that the pages of the verification ask for. */
const askedByVerification: ReadonlySet<MissingInformationField> = new Set<MissingInformationField>([
  'handle',
  'address',
]);

/** Lists what is missing besides what the verification asks for. */
export const missingBesideVerification = (missing: readonly MissingInformationField[]): MissingInformationField[] =>
  missing.filter((field) => !askedByVerification.has(field));
