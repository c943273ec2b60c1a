export { type DemoSignIn, demoSignIns, loadDemo, partnerKeyFile } from './load-demo.ts';
