import { Icon, icons, type LazyPart, useI18n } from '@quittance/widgets/kit';
import { type ComponentType, useEffect, useState } from 'react';
import { useLateDialog } from '../late-dialog.ts';
import { paletteButtonTexts } from './button-texts.en.ts';
import './palette-button.css';

/** The app's palette, loaded when it opens. */
export type PalettePart = LazyPart<ComponentType<{ readonly onClose: () => void }>>;

/** Apple's keyboards have the command key, also on a tablet. */
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && !altKey && !shiftKey && (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey);

/** Opens by the shortcut, unless a dialog is open: its work would be covered. */
function useShortcut(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** The search button in the header, and its shortcut Ctrl-K or Cmd-K. */
export function PaletteButton({ part }: { readonly part: PalettePart }) {
  const { t } = useI18n(paletteButtonTexts);
  const [isOpen, setOpen] = useState(false);
  const Palette = useLateDialog(part, isOpen, () => setOpen(false));
  useShortcut(() => setOpen(true));
  return (
    <>
      <button
        type="button"
        className="palette-button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
        aria-busy={(isOpen && !Palette) || undefined}
        onClick={() => setOpen(true)}
        onPointerEnter={part.preload}
        onFocus={part.preload}
      >
        <Icon shape={icons.searchIcon} />
        <span className="palette-button__label">{t('search')}</span>
        <span className="palette-button__keys" aria-hidden="true">
          {isApple() ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      {Palette && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
