export { type DemoSignIn, demoSignIns, isUntouched, loadDemo, partnerKeyFile } from './load-demo.ts';
