import { Fragment } from 'react';

/** An e-mail address that breaks only after its @ and before its dots. */
export function EmailText({ email }: { readonly email: string }) {
  return email.split(/(?<=@)|(?=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have their places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
