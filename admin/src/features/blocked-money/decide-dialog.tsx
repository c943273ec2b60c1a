import { errorCodeOf, useAction, useErrorText } from '@quittance/app-shell';
import { decideLicenceRelease } from '@quittance/sdk/client';
import {
  licenceLimits,
  type ReleaseDecision,
  releaseDecisions,
  releaseDecisionsAt,
  releaseStageOf,
} from '@quittance/sdk/rules';
import { checkRequired } from '@quittance/sdk/validation';
import {
  Dialog,
  Form,
  InfoBox,
  icons,
  RadioGroup,
  TextArea,
  useClient,
  useI18n,
  useProblemText,
  useServerRefusal,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { useBackOffice } from '../../back-office.ts';
import { DialogButtons } from '../../dialog/dialog-buttons.tsx';
import { isStateError } from './is-state-error.ts';
import { MoneyFacts } from './money-facts.tsx';
import { blockedMoneyTexts } from './texts.en.ts';
import type { BlockedMoney } from './use-blocked-money.ts';

interface DecideDialogProps {
  readonly money: BlockedMoney & { readonly release: NonNullable<BlockedMoney['release']> };
  readonly onClose: () => void;
  /** Called after the decision, and on closing once the list behind is known to be out of date. */
  readonly onDone: () => void;
}

/** Decides about a release that somebody else asked for; one's own can only be withdrawn. */
export function DecideDialog({ money, onClose, onDone }: DecideDialogProps) {
  const { t } = useI18n(blockedMoneyTexts);
  const client = useClient();
  const { toasts } = useBackOffice();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const serverRefusal = useServerRefusal();
  const { releaseId, isYours } = money.release;
  const possible = releaseDecisionsAt(releaseStageOf(money.release));
  const [decision, setDecision] = useState<ReleaseDecision | ''>(isYours ? 'refuse' : '');
  const [reason, setReason] = useState('');
  const [isOutdated, setOutdated] = useState(false);
  const validate = () =>
    Object.fromEntries(
      Object.entries({ decision: checkRequired(decision), reason: checkRequired(reason) }).flatMap(([name, found]) =>
        found ? [[name, problemText(found)]] : [],
      ),
    );
  const decide = async (chosen: ReleaseDecision, options: { readonly idempotencyKey: string }) => {
    const body = { decision: chosen, reason: reason.trim() };
    await client.request(decideLicenceRelease, { params: { releaseId }, body }, options);
    toasts.show('success', t(`done.${isYours ? 'withdraw' : chosen}`));
    onDone();
  };
  // One key for each decision, so that the other one isn't taken for its second attempt.
  const actions = {
    release: useAction((options) => decide('release', options)),
    refuse: useAction((options) => decide('refuse', options)),
  };
  const isPending = actions.release.isPending || actions.refuse.isPending;
  const submit = async () => {
    if (decision === '') return;
    try {
      await actions[decision].attempt();
    } catch (error) {
      setOutdated(isStateError(error) || errorCodeOf(error) === 'NotFoundError');
      throw serverRefusal(error) ?? error;
    }
  };
  const describe = (error: unknown) => {
    if (errorCodeOf(error) === 'NotFoundError') return t('decidedAlready');
    return isStateError(error) ? t('notReleasable') : errorText(error);
  };
  const close = isOutdated ? onDone : onClose;
  const title = t(isYours ? 'showTitle' : 'decideTitle');
  return (
    <Dialog title={title} width="medium" locked={isPending} onClose={close}>
      <Form label={title} validate={validate} onSubmit={submit} describeError={describe}>
        <MoneyFacts money={money} />
        {isYours ? (
          <InfoBox title={t('yoursTitle')} icon={icons.lockIcon}>
            {t('yoursText')}
          </InfoBox>
        ) : (
          <RadioGroup
            label={t('decision')}
            name="decision"
            options={possible.map((value) => ({ value, label: t(value), description: t(`${value}Text`) }))}
            value={decision}
            onChange={(chosen) => setDecision(releaseDecisions.find((value) => value === chosen) ?? '')}
            readOnly={isPending}
          />
        )}
        <TextArea
          label={t(isYours ? 'withdrawReason' : 'reason')}
          description={t('reasonHint')}
          name="reason"
          required
          rows={3}
          maxLength={licenceLimits.reason}
          value={reason}
          onChange={setReason}
          readOnly={isPending}
        />
        <DialogButtons
          cancel={t('cancel')}
          submit={isYours ? t('withdraw') : decision === '' ? t('decide') : t(decision)}
          isDangerous={decision === 'refuse'}
          isPending={isPending}
          onClose={close}
        />
      </Form>
    </Dialog>
  );
}
