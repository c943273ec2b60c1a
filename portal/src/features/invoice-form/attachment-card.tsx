import { Card, useI18n } from '@quittance/widgets/kit';
import { AttachmentField } from '../../invoices/attachment/attachment-field.tsx';
import { attachmentTexts } from '../../invoices/attachment/texts.en.ts';
import { useMember } from '../../session/member.ts';
import type { FormPartProps } from './entry-list.tsx';

/** The file that goes with the invoice, for verified companies. */
export function AttachmentCard({ values, dispatch }: FormPartProps) {
  const { t } = useI18n(attachmentTexts);
  const { user } = useMember();
  return (
    <Card title={t('title')}>
      {user.company?.verificationStatus === 'approved' ? (
        <AttachmentField
          file={values.attachment}
          onChange={(attachment) => dispatch({ type: 'field', changes: { attachment } })}
        />
      ) : (
        <p className="q-muted">{t('notVerified')}</p>
      )}
    </Card>
  );
}
