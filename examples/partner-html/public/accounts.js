// The back end opens a session only for staff; the browser repeats their sign-in with this request.
const balances = document.querySelector('quittance-balances');

balances.session = {
  async get({ signal }) {
    const response = await fetch('/accounts/quittance-session', { method: 'POST', signal });
    if (!response.ok) throw new Error(`session ${response.status}`);
    return response.json();
  },
};
