import { ConfirmDialog, Fact, FactList, useAction } from '@quittance/app-shell';
import { markPaidExternally } from '@quittance/sdk/client';
import { BusinessDate, TruncatedText, useClient, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../../portal.ts';
import { useMember } from '../../../session/member.ts';
import type { ClosingDialogProps } from './closing-dialog.ts';
import { invoiceActionsTexts } from './texts.en.ts';
import { useClosingFailure } from './use-closing-failure.ts';

/** Asks before an invoice is marked as paid outside the product. */
export function MarkPaidDialog({ invoice, onClose, onDone }: ClosingDialogProps) {
  const { t } = useI18n(invoiceActionsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const { constants, user } = useMember();
  const sayFailure = useClosingFailure();
  const { isPending, run } = useAction(async (options) => {
    try {
      await client.request(markPaidExternally, { body: { invoiceId: invoice._id } }, options);
    } catch (error) {
      sayFailure(error);
      throw error;
    }
    toasts.show('success', t('markPaid.done'));
    onDone();
  });
  const { firstName, lastName } = user.profile;
  return (
    <ConfirmDialog
      title={t('markPaid.title')}
      cancelLabel={t('markPaid.cancel')}
      confirmLabel={t('markPaid.submit')}
      isPending={isPending}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{t('markPaid.text')}</p>
      <FactList>
        <Fact term={t('markPaid.on')}>
          <BusinessDate date={constants.businessDate} />
        </Fact>
        <Fact term={t('markPaid.by')}>
          <TruncatedText>{`${firstName} ${lastName}`}</TruncatedText>
        </Fact>
      </FactList>
    </ConfirmDialog>
  );
}
