import type { Connection } from '../../db/index.ts';

/** A file of the bank that reported a credit. */
export interface ReportingFile {
  readonly name: string;
  readonly format: string | null;
}

/** Finds the file that reported an incoming credit; undefined if none did. */
export const findReportingFile = (db: Connection, bankReference: string): Promise<ReportingFile | undefined> =>
  db
    .selectFrom('bank_file_events as event')
    .innerJoin('bank_files as file', 'file.id', 'event.file_id')
    .select(['file.name', 'file.format'])
    .where('event.provider_event_id', '=', incomingEventId(bankReference))
    .executeTakeFirst();

/** Names the event of an incoming credit, once for each credit. */
export const incomingEventId = (bankReference: string): string => `${bankReference}:incoming`;
