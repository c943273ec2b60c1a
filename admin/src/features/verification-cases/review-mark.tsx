import { mayMake, reviewFile, reviewUserFile } from '@quittance/sdk/client';
import { Checkbox, useClient, useI18n, VerificationBadge } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useStaff } from '../../session/staff.ts';
import type { CaseFile, ChangedProps } from './company-record.ts';
import { caseTexts } from './texts.en.ts';
import { useCaseCall } from './use-case-call.ts';

interface ReviewMarkProps extends ChangedProps {
  readonly file: CaseFile;
  readonly owner: { readonly organizationId: string } | { readonly userId: string };
}

/** By whom a document was reviewed; nothing before. */
export const ReviewBadge = ({ file }: { readonly file: CaseFile }) =>
  file.reviewed && <VerificationBadge status="reviewed" reviewer={file.reviewedBy} />;

/** Says whether staff have looked at a document; compliance changes it. */
export function ReviewMark({ file, owner, onChanged }: ReviewMarkProps) {
  const { t } = useI18n(caseTexts);
  const client = useClient();
  const call = useCaseCall(onChanged);
  const mayReview = mayMake(reviewFile, useStaff());
  const [isPending, setPending] = useState(false);
  if (!mayReview || file.state === 'removed') return <ReviewBadge file={file} />;
  const review = async (reviewed: boolean) => {
    setPending(true);
    const body = { fileRole: file.role, fileId: file._id, reviewed };
    await call(
      () =>
        'userId' in owner
          ? client.request(reviewUserFile, { body: { ...body, userId: owner.userId } })
          : client.request(reviewFile, { body: { ...body, organizationId: owner.organizationId } }),
      t(reviewed ? 'files.reviewed' : 'files.notReviewed'),
    );
    setPending(false);
  };
  return (
    <>
      <Checkbox
        label={t('files.mark')}
        checked={file.reviewed}
        disabled={isPending}
        onChange={(reviewed) => void review(reviewed)}
      />
      <ReviewBadge file={file} />
    </>
  );
}
