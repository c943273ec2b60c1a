import { IconButton, icons, useI18n } from '@quittance/widgets/kit';
import { useBackOffice } from '../../back-office.ts';
import { organizationTexts } from './texts.en.ts';

/** A complete text with a button that copies it. */
export function CopyableText({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useI18n(organizationTexts);
  const { toasts } = useBackOffice();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toasts.show('success', t('company.copied')),
      () => toasts.show('error', t('company.notCopied')),
    );
  return (
    <span className="copyable">
      <span className="copyable__text" title={text}>
        {text}
      </span>
      <IconButton icon={icons.copyIcon} label={label} onClick={() => void copy()} />
    </span>
  );
}
