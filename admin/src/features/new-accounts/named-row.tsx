import { RowLink } from '@quittance/app-shell';
import { Icon, icons, TruncatedText, useI18n } from '@quittance/widgets/kit';
import { newAccountsTexts } from './texts.en.ts';

interface NamedRowProps {
  readonly name: string;
  /** Absent for staff who may not open it. */
  readonly to?: string | undefined;
  /** Below the name. */
  readonly detail?: string | undefined;
  readonly isEscalated?: boolean | undefined;
}

/** The cell that names a row: a link, and what tells it from others of the same name. */
export function NamedRow({ name, to, detail, isEscalated = false }: NamedRowProps) {
  const { t } = useI18n(newAccountsTexts);
  return (
    <span className="new-accounts-name">
      <span className="new-accounts-name__line">
        {to === undefined ? <TruncatedText>{name}</TruncatedText> : <RowLink to={to} name={name} />}
        {isEscalated && <Icon shape={icons.alertIcon} label={t('escalated')} className="new-accounts-name__mark" />}
      </span>
      {detail && (
        <span className="new-accounts-name__detail">
          <TruncatedText>{detail}</TruncatedText>
        </span>
      )}
    </span>
  );
}
