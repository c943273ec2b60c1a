import type { FileGroup } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { Refusal } from '../kernel/index.ts';
import { type FileRow, recordFileChange, withdraw } from './keep-file.ts';

/** The owner of files: an organization or a person. */
export type FileOwnerId = { readonly organizationId: string } | { readonly personId: string };

export interface OwnFile {
  readonly fileId: string;
  readonly owner: FileOwnerId;
}

/** Removes a file that customers uploaded. @throws NotFoundError for a file of another owner, or one by staff */
export async function removeFile(context: OperationContext, own: OwnFile): Promise<string> {
  const file = await lockOwnFile(context, own);
  await withdraw(context, file, 'removed');
  return file.id;
}

/**
 * Removes a file that customers uploaded and nothing uses.
 * @param isUsed asked once the file is locked, so that nobody begins to use it meanwhile
 * @returns whether it was removed
 */
export async function removeUnusedFile(
  context: OperationContext,
  fileId: string,
  isUsed: () => Promise<boolean>,
): Promise<boolean> {
  const file = await keptFile(context, fileId, 'customer').executeTakeFirst();
  if (!file || (await isUsed())) return false;
  await withdraw(context, file, 'removed');
  return true;
}

/** Removes a file that staff uploaded. @throws NotFoundError for one by a customer, or of another group */
export async function removeStaffFile(
  context: OperationContext,
  { fileId, group }: { readonly fileId: string; readonly group: FileGroup },
): Promise<string> {
  const file = await keptFile(context, fileId, 'staff').where('file_group', '=', group).executeTakeFirst();
  if (!file) throw noSuchFile();
  await withdraw(context, file, 'removed');
  return file.id;
}

/** Changes the language that a file is written in. @throws NotFoundError like {@link removeFile} */
export async function updateFileLanguage(
  context: OperationContext,
  { language, ...own }: OwnFile & { readonly language: string },
): Promise<FileRow> {
  const file = await lockOwnFile(context, own);
  const row = await context.db
    .updateTable('files')
    .set({ language })
    .where('id', '=', file.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordFileChange(context, row, 'language_changed');
  return row;
}

async function lockOwnFile(context: OperationContext, { fileId, owner }: OwnFile): Promise<FileRow> {
  const file = await keptFile(context, fileId, 'customer')
    .where((where) =>
      'organizationId' in owner
        ? where('organization_id', '=', owner.organizationId)
        : where('person_id', '=', owner.personId),
    )
    .executeTakeFirst();
  if (!file) throw noSuchFile();
  return file;
}

/** Customers and staff change their own files only. */
const keptFile = ({ db }: OperationContext, fileId: string, by: FileRow['uploaded_by_kind']) =>
  db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', fileId)
    .where('state', '=', 'kept')
    .where('uploaded_by_kind', '=', by)
    .forUpdate();

export const noSuchFile = (): Refusal => new Refusal('NotFoundError', 'There is no such file.');
