import {
  HandleField,
  NewPasswordField,
  OneTimeCodeField,
  PasswordField,
  TextArea,
  TextField,
} from '@quittance/widgets/kit';
import { useRef } from 'react';
import { useSay } from '../say.ts';
import type { SampleControlProps, Specimen } from '../specimen.ts';
import { useSampleValue } from './use-sample-value.ts';

function SampleTextField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', 'Harbor Studio');
  return <TextField {...props} value={value} onChange={setValue} maxLength={40} />;
}

function SampleTextArea(props: SampleControlProps) {
  const say = useSay();
  const [value, setValue] = useSampleValue(props, '', say('Brand workshop, two days on site'));
  return <TextArea {...props} value={value} onChange={setValue} maxLength={150} />;
}

function SamplePasswordField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', 'Harbor42studio');
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

function SampleNewPasswordField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', 'Harbor4');
  return <NewPasswordField {...props} value={value} onChange={setValue} />;
}

/** `harbor` is taken; `offline` gets no answer, `slowpoke` a late one. */
async function sampleAvailability(handle: string): Promise<boolean> {
  if (handle === 'slowpoke') await new Promise((resolve) => setTimeout(resolve, 2000));
  if (handle === 'offline') throw new Error('There is no connection.');
  return handle !== 'harbor' && handle !== 'slowpoke';
}

function SampleHandleField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', 'harbor_studio');
  return <HandleField {...props} value={value} onChange={setValue} checkAvailability={sampleAvailability} />;
}

function SampleOneTimeCodeField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', '482913');
  const isAskedAgain = useRef(false);
  /** Fails the first time, as without a connection. */
  const resend = async () => {
    if (!isAskedAgain.current) {
      isAskedAgain.current = true;
      throw new Error('There is no connection.');
    }
  };
  return (
    <OneTimeCodeField
      {...props}
      value={value}
      onChange={setValue}
      onComplete={props.onValue && ((code) => props.onValue?.(`complete: ${code}`))}
      onResend={props.onValue && !props.disabled ? resend : undefined}
    />
  );
}

export const textFieldSpecimens: readonly Specimen[] = [
  { name: 'text-field', group: 'fields', Control: SampleTextField },
  { name: 'text-area', group: 'fields', Control: SampleTextArea },
  { name: 'password-field', group: 'fields', Control: SamplePasswordField },
  { name: 'new-password-field', group: 'fields', Control: SampleNewPasswordField },
  { name: 'one-time-code-field', group: 'fields', Control: SampleOneTimeCodeField },
  { name: 'handle-field', group: 'fields', Control: SampleHandleField },
];
