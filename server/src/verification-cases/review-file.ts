import { auditedBy, recordAudit } from '../audit/index.ts';
import type { Connection } from '../db/index.ts';
import { type OperationContext, Refusal, type StaffCall } from '../kernel/index.ts';

interface ReviewedFile {
  readonly fileRole: string;
  readonly fileId: string;
  readonly reviewed: boolean;
}

/** Says whether staff have looked at a file of an organization or of a person. @throws NotFoundError */
export async function reviewFile(
  context: StaffCall,
  whose: { readonly organizationId: string } | { readonly personId: string },
  { fileRole, fileId, reviewed }: ReviewedFile,
): Promise<void> {
  const { app, db, actor } = context;
  let file = db
    .selectFrom('files')
    .select(['id', 'organization_id'])
    .where('id', '=', fileId)
    .where('role', '=', fileRole)
    .where('state', '=', 'kept')
    .forShare();
  file =
    'personId' in whose
      ? file.where('person_id', '=', whose.personId)
      : file.where('organization_id', '=', whose.organizationId);
  const found = await file.executeTakeFirst();
  if (!found) throw new Refusal('NotFoundError', 'There is no such file.');
  const at = await app.clock.now(db);
  const review = { is_reviewed: reviewed, reviewed_by_staff_id: actor.userId, reviewed_at: at };
  await db
    .insertInto('file_reviews')
    .values({ file_id: fileId, ...review })
    .onConflict((conflict) => conflict.column('file_id').doUpdateSet(review))
    .execute();
  await recordAudit(db, {
    at,
    ...auditedBy(context),
    action: 'file.reviewed',
    object: { type: 'file', id: fileId },
    ...(found.organization_id !== null && { organizationId: found.organization_id }),
    detail: { reviewed },
  });
}

/** Asserts that staff have not reviewed a file. @throws VerificationStepClosedError */
export async function assertNotReviewed({ db }: Pick<OperationContext, 'db'>, fileId: string): Promise<void> {
  const review = await db
    .selectFrom('file_reviews')
    .select('file_id')
    .where('file_id', '=', fileId)
    .where('is_reviewed', '=', true)
    .executeTakeFirst();
  if (review) throw new Refusal('VerificationStepClosedError', 'We have reviewed this file. It can’t be changed.');
}

/** A file that was reviewed, and by whom. */
interface Review {
  readonly reviewed: boolean;
  readonly reviewedBy?: string;
  readonly reviewedAt?: string;
}

/** Adds to files whether staff have looked at them. */
export async function withReviews<File extends { readonly _id: string }>(
  db: Connection,
  files: readonly File[],
): Promise<(File & Review)[]> {
  const ids = files.map(({ _id }) => _id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('file_reviews as review')
          .innerJoin('staff', 'staff.id', 'review.reviewed_by_staff_id')
          .select(['review.file_id', 'review.reviewed_at', 'staff.first_name', 'staff.last_name'])
          .where('review.file_id', 'in', ids)
          .where('review.is_reviewed', '=', true)
          .execute();
  const reviews = new Map(rows.map((row) => [row.file_id, row]));
  return files.map((file) => {
    const review = reviews.get(file._id);
    if (!review) return { ...file, reviewed: false };
    const reviewedBy = `${review.first_name} ${review.last_name}`;
    return { ...file, reviewed: true, reviewedBy, reviewedAt: review.reviewed_at.toISOString() };
  });
}
