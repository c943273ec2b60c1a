/**
 * The layers of the kit, each with its folders in `widgets/src/kit`. A folder imports from its own layer and those before it.
 * Dialogs and menus are in the layer `display`, since fields and tables open them. `overlays` are opened only by screens.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const kitLayers = {
  base: ['base'],
  display: [
    'amount',
    'avatar',
    'banner',
    'business-date',
    'button',
    'calendar-date',
    'card',
    'copy-button',
    'dialog',
    'download-button',
    'download-link',
    'email-text',
    'empty-state',
    'error-state',
    'error-text',
    'flag',
    'icon',
    'icon-button',
    'info-box',
    'inline',
    'link-button',
    'load-failure',
    'menu',
    'progress-steps',
    'qr-code',
    'rate-origin',
    'relative-time',
    'skeleton',
    'spinner',
    'stack',
    'status-badge',
    'text-button',
    'tone',
    'truncated-text',
    'upgrade-offer',
    'verification-badge',
    'currency-status-badge',
  ],
  fields: [
    'address-fields',
    'calendar',
    'checkbox',
    'combobox',
    'country-field',
    'currency-field',
    'date-field',
    'date-range-field',
    'field',
    'file-upload',
    'form',
    'handle-field',
    'money-field',
    'multi-select-field',
    'new-password-field',
    'number-field',
    'one-time-code-field',
    'password-field',
    'percent-field',
    'phone-field',
    'radio-group',
    'select-field',
    'slider',
    'subdivision-field',
    'switch',
    'text-area',
    'text-field',
  ],
  data: ['chart', 'data-table', 'pagination', 'tabs'],
  overlays: ['drawer', 'info-tip', 'popover', 'toaster', 'tooltip'],
};

/** Returns the kit's folder that contains a file: `widgets/src/kit/button/button.css` → `button`. */
const folderOf = (file) => /^widgets\/src\/kit\/([\w-]+)\//.exec(file)?.[1];

const rankOf = (folder) => Object.values(kitLayers).findIndex((folders) => folders.includes(folder));

/**
 * Whether a part of the kit imports one of a later layer, or one that no layer names.
 * @param {string} from path in the repository @param {string} to the same
 */
export function goesUpInKit(from, to) {
  const [mine, theirs] = [folderOf(from), folderOf(to)];
  if (!mine || !theirs || mine === theirs) return false;
  return rankOf(theirs) < 0 || rankOf(mine) < rankOf(theirs);
}
