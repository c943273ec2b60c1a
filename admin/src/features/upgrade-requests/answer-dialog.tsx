import { DecisionForm, errorCodeOf, useErrorText } from '@quittance/app-shell';
import { answerUpgradeRequest } from '@quittance/sdk/client';
import { maxUpgradeNoteCharacters, upgradeAnswers } from '@quittance/sdk/rules';
import { Dialog, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useBackOffice } from '../../back-office.ts';
import { upgradeRequestsTexts } from './texts.en.ts';
import type { UpgradeRequest } from './use-upgrade-requests.ts';

interface AnswerDialogProps {
  readonly request: UpgradeRequest;
  readonly onClose: () => void;
  /** Called after the answer, and on closing once a colleague's was noticed: the list behind is out of date. */
  readonly onDone: () => void;
}

/** Answers a request; the server mails the person who asked. */
export function AnswerDialog({ request, onClose, onDone }: AnswerDialogProps) {
  const { t } = useI18n(upgradeRequestsTexts);
  const client = useClient();
  const { toasts } = useBackOffice();
  const [isTaken, setTaken] = useState(false);
  const errorText = useErrorText();
  const describe = (error: unknown) =>
    errorCodeOf(error) === 'IdempotencyConflictError' ? t('conflict') : errorText(error);
  const { requestId, companyName, requestedBy } = request;
  const send = async (decision: string, note: string) => {
    const answer = upgradeAnswers.find((each) => each === decision);
    if (!answer) return;
    try {
      await client.request(answerUpgradeRequest, { params: { requestId }, body: { answer, ...(note && { note }) } });
      toasts.show('success', t('done', { company: companyName }));
      onDone();
    } catch (error) {
      // The dialog stays: the note would be lost.
      if (errorCodeOf(error) === 'IdempotencyConflictError') setTaken(true);
      throw error;
    }
  };
  return (
    <Dialog title={t('answerTo', { company: companyName })} width="medium" onClose={isTaken ? onDone : onClose}>
      <Stack>
        <p>{t('mailed', { person: requestedBy })}</p>
        <DecisionForm
          label={t('decision')}
          options={[
            { value: 'handled', label: t('handle'), description: t('handleText'), reason: 'optional' },
            {
              value: 'declined',
              label: t('decline'),
              description: t('declineText'),
              reason: 'required',
              isDangerous: true,
            },
          ]}
          maxReasonCharacters={maxUpgradeNoteCharacters}
          reasonName="note"
          onDecide={send}
          describeError={describe}
        />
      </Stack>
    </Dialog>
  );
}
