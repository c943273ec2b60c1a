// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import tokens0 from '../theme/tokens.css?inline';
import base1 from '../theme/base.css?inline';
import element2 from '../elements/element.css?inline';
import button3 from '../kit/button/button.css?inline';
import tone4 from '../kit/tone/tone.css?inline';
import banner5 from '../kit/banner/banner.css?inline';
import statusBadge6 from '../kit/status-badge/status-badge.css?inline';
import spinner7 from '../kit/spinner/spinner.css?inline';
import skeleton8 from '../kit/skeleton/skeleton.css?inline';
import emptyState9 from '../kit/empty-state/empty-state.css?inline';
import errorState10 from '../kit/error-state/error-state.css?inline';
import copyButton11 from '../kit/copy-button/copy-button.css?inline';
import tabs12 from '../kit/tabs/tabs.css?inline';
import qrCode13 from '../kit/qr-code/qr-code.css?inline';
import widgetFrame14 from '../widget/widget-frame.css?inline';
import balances15 from '../balances/balances.css?inline';

/** Style sheets' texts, in order. */
export const styles: readonly string[] = [
  tokens0,
  base1,
  element2,
  button3,
  tone4,
  banner5,
  statusBadge6,
  spinner7,
  skeleton8,
  emptyState9,
  errorState10,
  copyButton11,
  tabs12,
  qrCode13,
  widgetFrame14,
  balances15,
];
