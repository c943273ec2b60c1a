/** Names the account of a password form to the browser's password manager. */
export const HiddenUsername = ({ email }: { readonly email: string }) => (
  <input
    className="q-visually-hidden"
    type="email"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden
  />
);
