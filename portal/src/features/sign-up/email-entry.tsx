import { HiddenUsername, PageLink } from '@quittance/app-shell';
import { Banner, TextField, useI18n } from '@quittance/widgets/kit';
import { signUpTexts } from './texts.en.ts';

interface EmailEntryProps {
  readonly email: string;
  readonly isFixed: boolean;
  /** Somebody has an account with it. */
  readonly isTaken: boolean;
  readonly onChange: (email: string) => void;
}

/** The email of the account: a field, or the address that was invited. */
export function EmailEntry({ email, isFixed, isTaken, onChange }: EmailEntryProps) {
  const { t } = useI18n(signUpTexts);
  return (
    <>
      {isFixed ? (
        <p>
          {t('invited.address', { email })}
          <HiddenUsername email={email} />
        </p>
      ) : (
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={onChange}
        />
      )}
      {isTaken && (
        <Banner tone="info">
          <PageLink to="/auth">{t('signIn')}</PageLink> {!isFixed && t('orOtherEmail')}
        </Banner>
      )}
    </>
  );
}
