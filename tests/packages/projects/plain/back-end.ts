import { createPartnerClient } from '@quittance/sdk/node';

const quittance = createPartnerClient({ baseUrl: 'https://pay.example', apiKey: 'secret' });
process.stdout.write(typeof quittance.guestLinks.create);
