import { useErrorText } from '@quittance/app-shell';
import {
  mayMake,
  newIdempotencyKey,
  simulateInformationRequest,
  simulateMonitoring,
  simulatePaymentDecision,
} from '@quittance/sdk/client';
import { canPay, paymentDecisionsAbout } from '@quittance/sdk/rules';
import { Button, InfoBox, Inline, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import type { Invoice } from '../invoice-form/invoice-form-values.ts';
import { sandboxPaymentTexts } from './sandbox-texts.en.ts';

interface SandboxPaymentProps {
  readonly invoice: Invoice;
  readonly onChanged: () => void;
}

type Action = 'hold' | 'pass' | 'ask' | 'allow' | 'deny' | 'block' | 'not-verified';

/** Returns what can be tried out with the payment of an invoice. */
function actionsOf(invoice: Invoice): readonly Action[] {
  if (canPay(invoice.viewer, invoice.status)) return ['hold', 'pass'];
  const decisions = paymentDecisionsAbout(invoice);
  if (invoice.status === 'pending_payment_approval' && decisions.length > 0) return ['ask', ...decisions];
  return [...decisions, ...(invoice.status === 'allocated' ? (['not-verified'] as const) : [])];
}

/** Takes the decisions of compliance, to try a payment out. Shows nothing outside sandbox mode. */
export function SandboxPayment({ invoice, onChanged }: SandboxPaymentProps) {
  const { t } = useI18n(sandboxPaymentTexts);
  const client = useClient();
  const { user, constants } = useMember();
  const { toasts, session } = usePortal();
  const errorText = useErrorText();
  const [pending, setPending] = useState<Action | null>(null);
  const actions = actionsOf(invoice);
  if (!constants.isSandbox || !mayMake(simulatePaymentDecision, user) || actions.length === 0) return null;
  const act = async (action: Action) => {
    setPending(action);
    try {
      if (action === 'hold' || action === 'pass') {
        await client.request(simulateMonitoring, { body: { monitored: action === 'hold' } });
      } else if (action === 'ask') {
        const body = { externalDocumentType: 'invoice-payment', externalDocumentId: invoice._id } as const;
        await client.request(simulateInformationRequest, { body });
        await session.reload();
      } else {
        const body = { invoiceId: invoice._id, decision: action };
        await client.request(simulatePaymentDecision, { body }, { idempotencyKey: newIdempotencyKey() });
      }
      toasts.show('success', t(`done.${action}`));
    } catch (error) {
      toasts.show('error', errorText(error));
    }
    setPending(null);
    onChanged();
  };
  return (
    <div className="invoice-detail__sandbox">
      <InfoBox title={t('title')}>
        <Stack>
          <p>{t(actions.includes('hold') ? 'before' : 'decide')}</p>
          <Inline>
            {actions.map((action) => (
              <Button
                key={action}
                size="small"
                pending={pending === action}
                disabled={pending !== null}
                onClick={() => void act(action)}
              >
                {t(`action.${action}`)}
              </Button>
            ))}
          </Inline>
        </Stack>
      </InfoBox>
    </div>
  );
}
