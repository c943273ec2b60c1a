// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import tokens0 from '../theme/tokens.css?inline';
import base1 from '../theme/base.css?inline';
import element2 from '../elements/element.css?inline';
import button3 from '../kit/button/button.css?inline';
import buttonVariants4 from '../kit/button/button-variants.css?inline';
import textButton5 from '../kit/text-button/text-button.css?inline';
import field6 from '../kit/field/field.css?inline';
import fieldStates7 from '../kit/field/field-states.css?inline';
import label8 from '../kit/field/label.css?inline';
import form9 from '../kit/form/form.css?inline';
import tone10 from '../kit/tone/tone.css?inline';
import banner11 from '../kit/banner/banner.css?inline';
import statusBadge12 from '../kit/status-badge/status-badge.css?inline';
import spinner13 from '../kit/spinner/spinner.css?inline';
import skeleton14 from '../kit/skeleton/skeleton.css?inline';
import skeletonShapes15 from '../kit/skeleton/skeleton-shapes.css?inline';
import emptyState16 from '../kit/empty-state/empty-state.css?inline';
import errorState17 from '../kit/error-state/error-state.css?inline';
import card18 from '../kit/card/card.css?inline';
import stack19 from '../kit/stack/stack.css?inline';
import inline20 from '../kit/inline/inline.css?inline';
import icon21 from '../kit/icon/icon.css?inline';
import layer22 from '../kit/base/layer.css?inline';
import checkbox23 from '../kit/checkbox/checkbox.css?inline';
import checkboxStates24 from '../kit/checkbox/checkbox-states.css?inline';
import radioGroup25 from '../kit/radio-group/radio-group.css?inline';
import textArea26 from '../kit/text-area/text-area.css?inline';
import combobox27 from '../kit/combobox/combobox.css?inline';
import dialog28 from '../kit/dialog/dialog.css?inline';
import popover29 from '../kit/popover/popover.css?inline';
import flag30 from '../kit/flag/flag.css?inline';
import handleField31 from '../kit/handle-field/handle-field.css?inline';
import phoneField32 from '../kit/phone-field/phone-field.css?inline';
import calendar33 from '../kit/calendar/calendar.css?inline';
import progressSteps34 from '../kit/progress-steps/progress-steps.css?inline';
import fileUpload35 from '../kit/file-upload/file-upload.css?inline';
import paymentProgress36 from '../widget/payment-progress.css?inline';
import cardPayment37 from '../card-payment/card-payment.css?inline';
import widgetFrame38 from '../widget/widget-frame.css?inline';
import onboarding39 from '../onboarding/onboarding.css?inline';

/** Style sheets' texts, in order. */
export const styles: readonly string[] = [
  tokens0,
  base1,
  element2,
  button3,
  buttonVariants4,
  textButton5,
  field6,
  fieldStates7,
  label8,
  form9,
  tone10,
  banner11,
  statusBadge12,
  spinner13,
  skeleton14,
  skeletonShapes15,
  emptyState16,
  errorState17,
  card18,
  stack19,
  inline20,
  icon21,
  layer22,
  checkbox23,
  checkboxStates24,
  radioGroup25,
  textArea26,
  combobox27,
  dialog28,
  popover29,
  flag30,
  handleField31,
  phoneField32,
  calendar33,
  progressSteps34,
  fileUpload35,
  paymentProgress36,
  cardPayment37,
  widgetFrame38,
  onboarding39,
];
