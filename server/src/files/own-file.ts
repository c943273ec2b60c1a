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

async function lockOwnFile({ db }: OperationContext, { fileId, owner }: OwnFile): Promise<FileRow> {
  const file = await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', fileId)
    .where('state', '=', 'kept')
    .where('uploaded_by_kind', '=', 'customer')
    .where((where) =>
      'organizationId' in owner
        ? where('organization_id', '=', owner.organizationId)
        : where('person_id', '=', owner.personId),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!file) throw noSuchFile();
  return file;
}

export const noSuchFile = (): Refusal => new Refusal('NotFoundError', 'There is no such file.');
