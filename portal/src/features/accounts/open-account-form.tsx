import { ConfirmDialog, useAction, useErrorText, useFieldErrors } from '@quittance/app-shell';
import { openAccount } from '@quittance/sdk/client';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { checkOption } from '@quittance/sdk/validation';
import { Banner, Button, Card, Form, RadioGroup, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { CurrencyFlag } from '../../currency-accounts/currency-flag.tsx';
import { useMember } from '../../session/member.ts';
import { openingTexts } from './opening-texts.en.ts';
import { useCurrencyName } from './use-currency-name.ts';

const keyOf = ({ currency, accountType }: CurrencyAccount): string => `${currency} ${accountType ?? ''}`;

interface ConfirmationProps {
  readonly account: CurrencyAccount;
  readonly onOpened: (account: CurrencyAccount) => void;
  readonly onClose: () => void;
}

function Confirmation({ account, onOpened, onClose }: ConfirmationProps) {
  const { t } = useI18n(openingTexts);
  const client = useClient();
  const errorText = useErrorText();
  const { user } = useMember();
  const { currency, accountType, label } = account;
  const { isPending, error, run } = useAction(async () => {
    const body = { currency, ...(accountType && { accountType }) };
    onOpened(await client.request(openAccount, { body }));
  });
  return (
    <ConfirmDialog
      title={t('confirm.title', { account: label })}
      confirmLabel={t('confirm.open')}
      cancelLabel={t('confirm.cancel')}
      isPending={isPending}
      error={error === undefined ? undefined : errorText(error)}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{t('confirm.text', { company: user.company?.legalName ?? '' })}</p>
    </ConfirmDialog>
  );
}

interface OpenAccountFormProps {
  /** Accounts that can be opened; at least one. */
  readonly accounts: readonly CurrencyAccount[];
  readonly initial: CurrencyAccount | undefined;
  /** The account of the page's address, if the business has it already. */
  readonly existing: CurrencyAccount | undefined;
  readonly onOpened: (account: CurrencyAccount) => void;
}

/** Chooses an account and opens it after a confirmation. */
export function OpenAccountForm({ accounts, initial, existing, onOpened }: OpenAccountFormProps) {
  const { t } = useI18n(openingTexts);
  const fieldErrors = useFieldErrors();
  const currencyName = useCurrencyName();
  const [key, setKey] = useState(initial ? keyOf(initial) : '');
  const [isConfirming, setConfirming] = useState(false);
  const chosen = accounts.find((account) => keyOf(account) === key);
  const validate = () => fieldErrors({ account: checkOption(key) });
  const description = ({ accountType, currency }: CurrencyAccount) =>
    accountType ? t(`type.${accountType}`) : currencyName(currency);
  return (
    <Card>
      <Form validate={validate} onSubmit={() => setConfirming(true)} label={t('title')}>
        <div className="open-account">
          {existing && <Banner>{t('existing', { account: existing.label })}</Banner>}
          <RadioGroup
            label={t('choose')}
            name="account"
            look="cards"
            value={key}
            onChange={setKey}
            options={accounts.map((account) => ({
              value: keyOf(account),
              label: (
                <span className="account-choice">
                  <CurrencyFlag currency={account.currency} />
                  {account.label}
                </span>
              ),
              description: description(account),
            }))}
          />
          <Button type="submit" variant="primary">
            {chosen ? t('submit', { account: chosen.label }) : t('title')}
          </Button>
        </div>
      </Form>
      {isConfirming && chosen && (
        <Confirmation account={chosen} onOpened={onOpened} onClose={() => setConfirming(false)} />
      )}
    </Card>
  );
}
