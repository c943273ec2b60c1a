/**
 * The numbers of all advisory locks: arbitrary, each for one purpose. The ledger's SQL contains two more as literals:
 * 7411902 (sealing the ledger) and 7411910 (sealing events).
 */
export const lockNumbers = {
  embeddedPostgresUse: 7_411_900,
  /** Migrating and granting rights. */
  schemaChange: 7_411_901,
  walk: 7_411_903,
  jobQueueInstallation: 7_411_904,
  cleanUp: 7_411_905,
  ledgerCheck: 7_411_906,
  demo: 7_411_907,
  headKeeper: 7_411_908,
  headNoting: 7_411_909,
  filePurging: 7_411_915,
  bankFiles: 7_411_916,
  unusedAttachmentRemoving: 7_411_917,
  unusedDocumentRemoving: 7_411_918,
  bankReconciling: 7_411_919,
} as const;
