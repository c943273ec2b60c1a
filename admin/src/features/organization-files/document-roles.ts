/** What a document is that staff add. Customers' documents may have other roles. */
export const staffDocumentRoles = [
  'incorporationCertificate',
  'operatingAgreement',
  'ownershipStructureChart',
  'shareholderCertificate',
  'proofOfAddress',
  'correspondence',
  'otherDocument',
] as const;
export type StaffDocumentRole = (typeof staffDocumentRoles)[number];

/** Documents of one role. */
const slots = 10;

/** Returns the first free slot of a role; the last one if all are taken, which the server then says. */
export function freeSlot(
  taken: readonly { readonly role: string; readonly slot: number }[],
  role: StaffDocumentRole,
): number {
  const used = new Set(taken.filter((file) => file.role === role).map(({ slot }) => slot));
  return Array.from({ length: slots }, (_, place) => place + 1).find((slot) => !used.has(slot)) ?? slots;
}
