import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { classNames } from '../base/class-names.ts';
import { useI18n } from '../base/i18n.tsx';
import { kitTexts } from '../base/texts.en.ts';
import { closeIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly footer?: ReactNode | undefined;
  readonly position?: 'center' | 'end' | undefined;
  /**
   * `wide` (default) 860 px, `medium` 528 px, `narrow` 448 px, `frame` 600 px for a window of another origin, `document` 860 px and as tall
   * as the window. The last two fill a phone's screen.
   */
  readonly width?: 'wide' | 'medium' | 'narrow' | 'frame' | 'document' | undefined;
  /** Prevents closing by Escape, by a click outside and by a button, such as during a payment. */
  readonly locked?: boolean | undefined;
  readonly closesOnOutsideClick?: boolean | undefined;
  /** Removes the padding around the content. */
  readonly flush?: boolean | undefined;
}

/**
 * A modal dialog in the top layer. Mount it to open it and unmount it to close it: it traps the focus, and returns it
 * afterwards.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    children,
    onClose,
    footer,
    position = 'center',
    width = 'wide',
    locked,
    closesOnOutsideClick,
    flush,
  } = props;
  const { t } = useI18n(kitTexts);
  const id = useId();
  const { dialog, heading } = useModalDialog(title);
  const isPressOutside = useRef(false);
  const onCancel = (event: SyntheticEvent) => {
    // A file input inside has a `cancel` event too.
    if (event.target !== dialog.current) return;
    // Only the state closes the dialog, so that both stay in sync.
    event.preventDefault();
    if (!locked) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(
        'q-dialog',
        width !== 'wide' && `q-dialog--${width}`,
        position === 'end' && 'q-dialog--end',
      )}
      aria-labelledby={`${id}-title`}
      onCancel={onCancel}
      onKeyDown={(event) => {
        // Chromium lets a second Escape close a dialog whose cancel was prevented.
        if (event.key === 'Escape' && locked) event.preventDefault();
      }}
      onPointerDown={(event) => {
        // Compares where the press started: a text selection may end outside.
        isPressOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        const isOutside = isPressOutside.current && event.target === dialog.current;
        if (closesOnOutsideClick && !locked && isOutside) onClose();
      }}
    >
      <div className="q-dialog__head">
        <h2 className="q-dialog__title" id={`${id}-title`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {!locked && <IconButton icon={closeIcon} label={t('close')} onClick={onClose} />}
      </div>
      <div className={classNames('q-dialog__body', flush && 'q-dialog__body--flush')}>{children}</div>
      {footer && <div className="q-dialog__foot">{footer}</div>}
    </dialog>
  );
}
