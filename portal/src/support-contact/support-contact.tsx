import { useStore } from '@nanostores/react';
import { EmailText, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../portal.ts';
import { supportContactTexts } from './texts.en.ts';
import './support-contact.css';

/** Whom to write to. Shows nothing until the address is known. */
export function SupportContact() {
  const { t } = useI18n(supportContactTexts);
  const { publicConstants } = usePortal();
  const known = useStore(publicConstants.$state);
  if (known.status !== 'ready') return null;
  const { supportEmail } = known.data;
  return (
    <p className="q-muted">
      {t('questions')}{' '}
      <span className="support-contact__address">
        <a href={`mailto:${supportEmail}`}>
          <EmailText email={supportEmail} />
        </a>
      </span>
      .
    </p>
  );
}
