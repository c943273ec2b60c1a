import {
  mayMake,
  simulateInformationRequest,
  simulateMonitoring,
  simulatePaymentDecision,
} from '@quittance/sdk/client';
import { canPay, paymentDecisionsAbout } from '@quittance/sdk/rules';
import { useClient, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { SandboxActions } from '../../sandbox-actions/sandbox-actions.tsx';
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
  const { session } = usePortal();
  const actions = actionsOf(invoice);
  if (!constants.isSandbox || !mayMake(simulatePaymentDecision, user) || actions.length === 0) return null;
  const ask = async () => {
    const body = { externalDocumentType: 'invoice-payment', externalDocumentId: invoice._id } as const;
    await client.request(simulateInformationRequest, { body });
    await session.reload();
  };
  return (
    <div className="invoice-detail__sandbox">
      <SandboxActions
        title={t('title')}
        text={t(actions.includes('hold') ? 'before' : 'decide')}
        actions={actions}
        label={(action) => t(`action.${action}`)}
        done={(action) => t(`done.${action}`)}
        question={(action) =>
          action === 'block' ? { title: t('askBlock'), text: t('askBlockText'), cancel: t('cancelBlock') } : undefined
        }
        act={async (action, options) => {
          if (action === 'ask') return ask();
          if (action === 'hold' || action === 'pass') {
            return client.request(simulateMonitoring, { body: { monitored: action === 'hold' } });
          }
          return client.request(
            simulatePaymentDecision,
            { body: { invoiceId: invoice._id, decision: action } },
            options,
          );
        }}
        onDone={onChanged}
      />
    </div>
  );
}
