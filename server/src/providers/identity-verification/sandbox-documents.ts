import type { IdentityParticulars } from '@quittance/sdk/rules';
import { seal, unseal } from '../../kernel/index.ts';
import type { SandboxVendorParts } from './sandbox-parts.ts';

/** Whose document the tester shows who chooses that of another person. */
const anotherPerson: IdentityParticulars = {
  firstName: 'Erika',
  lastName: 'Mustermann',
  birthDate: '1964-08-12',
  documentNumber: 'L01X00T47',
};

const aboutOf = (reference: string): string => `sandbox identity document ${reference}`;

type Sealing = Pick<SandboxVendorParts, 'config'>;

/** Seals the document that a person shows. */
export const sealDocument = ({ config }: Sealing, reference: string, document: IdentityParticulars): Buffer =>
  seal(config.dataKey, JSON.stringify(document), aboutOf(reference));

export const sealAnotherDocument = (parts: Sealing, reference: string): Buffer =>
  sealDocument(parts, reference, anotherPerson);

/** Reads the document of an approved session; undefined for a session from before documents were read. */
export const readDocument = (
  { config }: Sealing,
  reference: string,
  sealed: Buffer | null,
): IdentityParticulars | undefined =>
  sealed === null ? undefined : JSON.parse(unseal(config.dataKey, sealed, aboutOf(reference)));
